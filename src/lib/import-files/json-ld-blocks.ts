/** A page's own JSON-LD: values that were read, and how many pieces could not be. */
export type JsonLdPage = { values: unknown[]; broken: number }

/** What is looked for in a page, one after the other. */
const NEXT = /<!--|<script\b|<html\b/gi
/** A longer tag is none. */
const MOST_OF_TAG = 4096
/** The end of a comment around a block, which is no longer than so many characters. */
const CLOSING = /(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?)$/
const MOST_OF_END = 40
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘' },
  ...{ rdquo: '”', ldquo: '“', ndash: '–', mdash: '—', hellip: '…', eacute: 'é', egrave: 'è' },
}

/** The JSON-LD of a text that is it, or that is one page of HTML or several; each page has its own names. */
export function jsonLdPages(text: string): JsonLdPage[] {
  return text.trimStart().startsWith('<') ? blocksOfPages(text).map(pageOf) : [pageOf([text])]
}

/** HTML that contains only the JSON-LD of the pages in `text`, one `<html>` element for each page. */
export function onlyJsonLd(text: string): string {
  return blocksOfPages(text)
    .map(
      (blocks) => `<html>${blocks.map((block) => `${SCRIPT}${block}</script>`).join('')}</html>\n`,
    )
    .join('')
}

const SCRIPT = '<script type="application/ld+json">'

/** The JSON-LD blocks of each page of an HTML text, unparsed. */
function blocksOfPages(text: string): string[][] {
  const pages: string[][] = [[]]
  NEXT.lastIndex = 0
  for (let found = NEXT.exec(text); found; found = NEXT.exec(text)) {
    const sign = found[0].toLowerCase()
    if (sign === '<html') {
      if (pages.at(-1)?.length) pages.push([])
      continue
    }
    const end =
      sign === '<!--' ? text.indexOf('-->', NEXT.lastIndex) : closingTag(text, NEXT.lastIndex)
    if (end < 0) break
    const block = sign === '<!--' ? null : blockOf(text.slice(found.index, end))
    if (block !== null) pages.at(-1)?.push(block)
    NEXT.lastIndex = end
  }
  return pages
}

function closingTag(text: string, from: number): number {
  const closing = /<\/script/gi
  closing.lastIndex = from
  return closing.exec(text)?.index ?? -1
}

/** What a script has in it, if it is JSON-LD. */
function blockOf(script: string): string | null {
  const tagEnd = script.indexOf('>')
  if (tagEnd < 0 || tagEnd > MOST_OF_TAG) return null
  const isJsonLd = /\btype\s*=\s*["']?application\/ld\+json/i.test(script.slice(0, tagEnd))
  return isJsonLd ? script.slice(tagEnd + 1) : null
}

function pageOf(blocks: readonly string[]): JsonLdPage {
  const page: JsonLdPage = { values: [], broken: 0 }
  for (const block of blocks) {
    const value = readBlock(block)
    if (value === undefined) page.broken += 1
    else page.values.push(value)
  }
  return page
}

/** The value of a block; undefined where it is broken. Comments around it, raw line ends and escapes of HTML are common slips. */
function readBlock(block: string): unknown {
  const trimmed = block.trim()
  const begin = trimmed.replace(/^(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)/, '')
  const end = begin.slice(-MOST_OF_END).replace(CLOSING, '')
  const bare = begin.slice(0, -MOST_OF_END) + end
  const plain = bare.replaceAll(/[\t\r\n]+/g, ' ')
  for (const text of [bare, plain, decodeEntities(plain)]) {
    const value = parsed(text)
    if (value !== undefined) return value
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A text with the characters that escapes of HTML stand for. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (all, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )
}
