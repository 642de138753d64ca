#include "ui/data/catalogue/system_proxy.h"

#include <QNetworkProxy>
#include <QUrl>

namespace paragram::ui {

namespace {

bool environmentNamesOne() {
    for (const char* name : {"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"})
        if (!qEnvironmentVariableIsEmpty(name)) return true;
    return false;
}

}  // namespace

std::string proxyAddress(const QNetworkProxy& proxy) {
    const bool socks = proxy.type() == QNetworkProxy::Socks5Proxy;
    const bool http =
        proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::HttpCachingProxy;
    if ((!socks && !http) || proxy.hostName().isEmpty()) return {};
    QUrl url;
    url.setScheme(socks ? "socks5h" : "http");
    url.setHost(proxy.hostName());
    if (proxy.port() > 0) url.setPort(proxy.port());
    url.setUserName(proxy.user());
    url.setPassword(proxy.password());
    return url.toString(QUrl::FullyEncoded).toStdString();
}

std::string systemProxy(const std::string& url) {
    if (environmentNamesOne()) return {};
    const QNetworkProxyQuery query(QUrl(QString::fromStdString(url)));
    for (const QNetworkProxy& proxy : QNetworkProxyFactory::systemProxyForQuery(query)) {
        if (proxy.type() == QNetworkProxy::NoProxy) return {};
        if (std::string address = proxyAddress(proxy); !address.empty()) return address;
    }
    return {};
}

}  // namespace paragram::ui
