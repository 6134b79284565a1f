import { createHash } from 'node:crypto'

/** A page as it goes out, and `'sha256-…'` of the inline scripts that it may run, in order, each once. */
type StrippedPage = { html: string; hashes: string[] }

/**
 * A page without the nonce it was rendered with, and the hashes of the scripts that carried it: what has come
 * into the page with its content carries none, and stays without a hash (decision 68).
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

/** Headers of a page without its nonce: `Link` names it with what is to be fetched early. */
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
 * The props of the elements that carry the nonce stand in the page's data for the router too. Next cuts these data
 * where it likes, through the nonce as well: parts of text that follow each other are put together first.
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
