import { CANARY, ELEMENT } from './hostile-values.ts'

const ATTRIBUTE =
  /\s(href|src|srcset|action|formaction|srcdoc|poster|data|content|ping|xlink:href)="([^"]*)"/g
const HANDLER = new RegExp(`<[a-z][^>]*\\son[a-z]+="[^"]*${CANARY}`)
const OPEN_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/**
 * Returns the faults of a page that was rendered with a hostile value; empty = none. With `isHtml` false the text is an
 * RSC answer, in which an element's name is only a string.
 */
export function checkPage(html: string, site: string, isHtml: boolean): string[] {
  const wrong: string[] = []
  if (isHtml && html.includes(ELEMENT)) wrong.push(`has the element ${around(html, ELEMENT)}`)
  if (HANDLER.test(html)) wrong.push(`has a handler: ${HANDLER.exec(html)?.[0].slice(0, 120)}`)
  for (const [, name, value = ''] of html.matchAll(ATTRIBUTE)) {
    const address = decoded(value)
    if (!address.includes(CANARY) || name === 'content') continue
    if (!leadsOpenly(address, site)) wrong.push(`has ${name}=${address.slice(0, 80)}`)
  }
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  ))
    if (!isJson(json)) wrong.push('has structured data that nobody can read')
  if (/"(?:href|url)\\?":\\?"\s*(?:javascript|vbscript|data):/i.test(html))
    wrong.push('hands its scripts an address that runs')
  return wrong
}

/** Whether an address says itself which site it leads to, by a scheme that runs nothing. */
function leadsOpenly(address: string, site: string): boolean {
  if (!URL.canParse(address, site)) return false
  const { protocol, origin } = new URL(address, site)
  const isRelative = !URL.canParse(address)
  return OPEN_SCHEMES.has(protocol) && (!isRelative || origin === new URL(site).origin)
}

function decoded(value: string): string {
  return value.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function around(html: string, text: string): string {
  const at = html.indexOf(text)
  return html.slice(Math.max(0, at - 60), at + 40)
}
