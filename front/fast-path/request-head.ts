/** A parsed GET request; header names and values alternate, as in Node's `rawHeaders`. */
export type RequestHead = { url: string; rawHeaders: string[] }

/**
 * One complete GET as browsers and proxies write it, with nothing after it. With more headers than those send, Node's
 * parser counts against its limits.
 */
const REQUEST = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+:[\t -~]*\r\n){1,100})\r\n$/

/** Headers about the connection or a body, which only Node's parser handles. To it, `Proxy-Connection` is `Connection`. */
const SPECIAL_HEADERS =
  /^(?:content-length|transfer-encoding|upgrade|expect|trailer|(?:proxy-)?connection:(?!\s*keep-alive\s*$))/im

const HOST = /^host:/im

const MAX_BYTES = 8192

/**
 * Parses `packet` if it is exactly one GET without a body and without special connection headers; null for
 * everything else, which is left to Node's parser.
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
