// The proxy of the desktop's settings.
#pragma once

#include <string>

class QNetworkProxy;

namespace paragram::ui {

// The proxy for an address, "http://proxy.example:3128" or "socks5h://..."; empty if none is set, or if an
// environment variable such as http_proxy sets one, which downloads read themselves. May run the network's
// configuration script: call it on a worker thread.
std::string systemProxy(const std::string& url);

std::string proxyAddress(const QNetworkProxy& proxy);

}  // namespace paragram::ui
