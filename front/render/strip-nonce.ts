import { createHash } from 'node:crypto'

/** A page without nonce, and the distinct `'sha256-…'` hashes of the inline scripts that had it, in order. */
type StrippedPage = { html: string; hashes: string[] }

/**
 * Removes the nonce from a page and hashes the inline scripts that had it. Scripts that came in with the
 * content have no nonce, and so get no hash (decision 68).
 */
export function stripNonce(page: string, nonce: string): StrippedPage {
  const html = stripNonceFromRouterData(page, nonce)
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(scriptsWithNonce(nonce))) {
    if (/\bsrc=/.test(attributes) || body === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return { html: html.replaceAll(nonceAttribute(nonce), ''), hashes: [...hashes] }
}

/** Removes the nonce from response headers: `Link` repeats it for preloads. */
export function stripNonceFromHeaders(
  headers: readonly [string, string][],
  nonce: string,
): [string, string][] {
  return headers.map(([name, value]) => [name, value.replaceAll(`;${nonceAttribute(nonce)}`, '')])
}

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`

const scriptsWithNonce = (nonce: string) =>
  new RegExp(`<script\\b(?=[^<>]*${nonceAttribute(nonce)})([^<>]*)>([\\s\\S]*?)</script>`, 'g')

/**
 * Removes the nonce from the data for the router, which repeat the props of all elements. Next splits these
 * data anywhere, even within the nonce, so adjacent parts are joined first.
 */
function stripNonceFromRouterData(html: string, nonce: string): string {
  const cut = `"])</script><script${nonceAttribute(nonce)}>self.__next_f.push([1,"`
  // Next escapes every `<` of the data.
  const part = `<script${nonceAttribute(nonce)}>self\\.__next_f\\.push\\(\\[1,"[^<]*"\\]\\)</script>`
  const prop = `\\"nonce\\":\\"${nonce}\\"`
  return html
    .replace(new RegExp(`(?:${part})+`, 'g'), (parts) => parts.replaceAll(cut, ''))
    .replaceAll(`,{${prop}}`, '')
    .replaceAll(`,${prop}`, '')
    .replaceAll(`${prop},`, '')
    .replaceAll(`\\"${nonce}\\"`, '\\"$undefined\\"')
}
