const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * The address in the form an `href` may have, or null: absolute https, http, mailto and tel addresses
 * and paths of this site. Everything else (`javascript:`, `data:`, `//host`, broken ones) is null.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them inside schemes
  if (text === '' || /[\u0000-\u001f\u007f\\]/.test(text)) return null
  if (text.startsWith('#')) return text
  if (text.startsWith('/')) return text.startsWith('//') ? null : encodePath(text)
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!SCHEMES.has(url.protocol)) return null
  return url.href
}

/** Whether an editor may enter it as an address. */
export function isSafeHref(value: unknown): boolean {
  return safeHref(value) !== null
}

function encodePath(path: string): string | null {
  const base = 'https://site.invalid'
  if (!URL.canParse(path, base)) return null
  const { origin, pathname, search, hash } = new URL(path, base)
  // What is left of `/.//host` is the address of another site.
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
