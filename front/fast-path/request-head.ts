/** What an answer from memory is chosen by; names and values of the headers in turn, as Node gives them. */
export type RequestHead = { url: string; rawHeaders: string[] }

/** A whole GET as every browser and proxy writes it, and nothing after it. */
const REQUEST = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+:[\t -~]*\r\n)+)\r\n$/

/** Headers that change what a connection or a body means; they are for Node's own parser. */
const SPECIAL_HEADERS =
  /^(?:content-length|transfer-encoding|upgrade|expect|trailer|connection:(?!\s*keep-alive\s*$))/im

const HOST = /^host:/im

const MAX_BYTES = 8192

/**
 * The request that `packet` is, if it is one whole GET without a body that says nothing unusual about
 * its connection; null for all others, of which this reader knows no better than to ask Node's.
 */
export function parseRequestHead(packet: Buffer): RequestHead | null {
  if (packet.length > MAX_BYTES) return null
  const [, url, lines] = REQUEST.exec(packet.toString('latin1')) ?? []
  if (url === undefined || lines === undefined) return null
  if (SPECIAL_HEADERS.test(lines) || !HOST.test(lines)) return null
  const rawHeaders: string[] = []
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r', start)
    const colon = lines.indexOf(':', start)
    rawHeaders.push(lines.slice(start, colon), lines.slice(colon + 1, end).trim())
    start = end + 2
  }
  return { url, rawHeaders }
}
