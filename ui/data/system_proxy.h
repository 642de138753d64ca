// The proxy that the desktop's settings name.
#pragma once

#include <string>

class QNetworkProxy;

namespace paragram::ui {

// For an address: "http://proxy.example:3128", "socks5h://..."; empty where none is set, and where the
// environment names one (http_proxy and so on), which downloads read themselves. May ask a script of the
// network's: for a worker's thread.
std::string systemProxy(const std::string& url);

std::string proxyAddress(const QNetworkProxy& proxy);

}  // namespace paragram::ui
