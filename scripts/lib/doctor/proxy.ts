import { clientAddressReader } from '#front/http/client-address.ts'
import { isLocalAddress } from '#lib/http/local-address.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'

const EVERYBODY = /^(?:0\.0\.0\.0|::|0:0:0:0:0:0:0:0)\/0$/
const THIS_MACHINE = /^(?:loopback|localhost|127\.[\d.]+(?:\/\d+)?|::1(?:\/128)?)$/

/** Whether the address of the site and its proxy fit each other. */
export function checkProxy({ env }: Pick<Installation, 'env'>): Finding[] {
  const { publicUrl, trustedProxies, host } = env
  if (trustedProxies.some((network) => EVERYBODY.test(network))) {
    return [error('TRUSTED_PROXIES trusts everybody: any visitor can pretend to have any address.')]
  }
  // Throws what the site would refuse.
  clientAddressReader(trustedProxies)
  if (isLocalAddress(publicUrl)) {
    return [
      warning(`PUBLIC_URL is ${publicUrl}: links in emails lead nowhere but on this machine.`),
    ]
  }
  if (publicUrl.startsWith('http://')) {
    return [
      error(
        `PUBLIC_URL is ${publicUrl}: without https passwords and cookies can be read on their way.`,
      ),
    ]
  }
  if (trustedProxies.length === 0) {
    return [
      error(
        'PUBLIC_URL is https, so a proxy stands before the site, and TRUSTED_PROXIES does not name it: all visitors ' +
          'count as one, and share its limits.',
      ),
    ]
  }
  const isHere = trustedProxies.every((network) => THIS_MACHINE.test(network))
  return isHere && !host
    ? [
        warning(
          'The proxy is on this machine, and the site listens on every address: set HOST=127.0.0.1, so that nobody ' +
            'comes past the proxy.',
        ),
      ]
    : []
}
