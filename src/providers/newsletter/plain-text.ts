const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
}
const LONGEST = 500

/**
 * A provider's message without its markup: HTML is taken out, entities are read once, white space is one
 * space. The result is text, to be shown as text. Runs in browsers too.
 */
export function plainText(html: string): string {
  const text = html
    .slice(0, 20 * LONGEST)
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, entity)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  const real = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return real ? String.fromCodePoint(code) : ''
}
