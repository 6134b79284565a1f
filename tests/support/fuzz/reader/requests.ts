import { METHODS } from 'node:http'
import { type Random, randomOf } from '../random.ts'

const TARGETS = [
  ...['/', '/menu', '/menu?a=1', '/locations/burrard/menu?diet=vegan&allergen=nuts', '/a%20b', '*'],
  ...[
    '/api/newsletter',
    '/admin/api/staff/login',
    '/media/x.jpg',
    '/news?page=2&_rsc=x',
    '/locations?country=CA&near=%20x',
    '/%6Denu',
  ],
  ...[
    'http://x/menu',
    '//x/menu',
    '/a/../b',
    '/a/%2e%2e/b',
    '/menu#x',
    '/menu?a#b',
    '/a\\b',
    '/MENU/',
  ],
  ...[
    '/locations/a;b',
    '/.',
    '/..',
    '/%2F',
    '/%00',
    '/%zz',
    '/a|b"<>^`{}',
    'x:80',
    '/\u00e9',
    '/a?b?c',
    '/locations??page=2',
  ],
]

/** Names of headers that say something of framing, of the connection, or of which answer is wanted. */
const NAMES = [
  ...[
    'Host',
    'Connection',
    'Proxy-Connection',
    'Keep-Alive',
    'Content-Length',
    'Upgrade',
    'Expect',
  ],
  ...[
    'Transfer-Encoding',
    'TE',
    'Trailer',
    'Accept-Encoding',
    'Cookie',
    'RSC',
    'If-None-Match',
    'Range',
  ],
  ...[
    'Next-Router-Prefetch',
    'Next-Router-Segment-Prefetch',
    'X-Forwarded-For',
    'X-Forwarded-Host',
  ],
  ...[
    'Accept',
    'User-Agent',
    'Origin',
    'X',
    'a',
    '__proto__',
    'Via',
    'HTTP2-Settings',
    'Content-Type',
  ],
]
const VALUES = [
  ...[
    '',
    'x',
    '0',
    '3',
    '03',
    '+3',
    '3, 3',
    '0x3',
    '99999999999999999999',
    'chunked',
    'gzip, chunked',
  ],
  ...['identity', 'chunked, identity', 'close', 'keep-alive', 'Keep-Alive ', 'keep-alive, Upgrade'],
  ...[
    'upgrade',
    'websocket',
    'h2c',
    '100-continue',
    'a, b',
    'a=b; c=d',
    '"x"',
    'bytes=0-1',
    '\t1 ',
  ],
  ...[
    'keep-alive, close',
    'trailers',
    'tableside-draft=x',
    'gzip;q=0, br',
    '/_tree',
    '[::1]:80',
    'a:b',
  ],
]
const BODIES = [
  '',
  'abc',
  '3\r\nabc\r\n0\r\n\r\n',
  '0\r\n\r\n',
  '3;x=y\r\nabc\r\n0\r\na: b\r\n\r\n',
]
const VERSIONS = ['1.0', '1.0', '0.9', '2.0', '1.2']
const COMMON_LINES = [
  ...[
    'Accept: */*',
    'accept-encoding:gzip, br  ',
    'Cookie: a=b; c=d',
    'RSC: 1',
    'Connection: keep-alive',
  ],
  ...[
    'User-Agent: Mozilla/5.0',
    'If-None-Match: "x"',
    'Next-Router-Prefetch: 1',
    'Range: bytes=0-1',
  ],
]
const BYTES = [
  ...[
    '\r',
    '\n',
    '\r\n',
    '\r\n\r\n',
    '\0',
    '\t',
    ' ',
    ':',
    ',',
    ';',
    '#',
    '?',
    '\\',
    '/',
    '%',
    '.',
  ],
  ...['\x0b', '\x0c', '\x1f', '\x7f', '\x80', '\x85', '\xa0', '\xff', '"', '_', '0', 'a', '\r\n '],
]

/** A request, or several in a row, as bytes of latin1: nearly right ones, and ones that are wrong somewhere. */
export function requestBytes(seed: number, index: number): Buffer {
  const random = randomOf(
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35),
  )
  let text = requestText(random)
  if (random.percent(4)) text += requestText(random)
  for (let ways = mutationsOf(random); ways > 0; ways--) text = mutated(text, random)
  return Buffer.from(text, 'latin1')
}

/** A third of all stays as it was put together. */
function mutationsOf(random: Random): number {
  return random.percent(45) ? 0 : 1 + random.below(random.percent(70) ? 1 : 4)
}

function requestText(random: Random): string {
  const method = random.percent(80) ? 'GET' : random.percent(60) ? 'POST' : random.pick(METHODS)
  const target = random.pick(TARGETS) + (random.percent(10) ? random.pick(TARGETS) : '')
  let text = `${method} ${target} HTTP/${random.percent(95) ? '1.1' : random.pick(VERSIONS)}\r\n`
  if (random.percent(92)) text += 'Host: saltwood.example\r\n'
  for (let count = random.below(5); count > 0; count--) text += headerLine(random)
  if (random.percent(0.2)) text += headerLine(random).repeat(random.below(400))
  if (random.percent(0.05)) text += `${'a:\r\n'.repeat(random.below(2500))}${headerLine(random)}`
  return `${text}\r\n${method === 'GET' && random.percent(90) ? '' : random.pick(BODIES)}`
}

function headerLine(random: Random): string {
  if (random.percent(60)) return `${random.pick(COMMON_LINES)}\r\n`
  const written = random.pick(NAMES)
  const name = random.percent(20) ? written.toLowerCase() : written
  return `${name}:${random.percent(80) ? ' ' : ''}${random.pick(VALUES)}\r\n`
}

function mutated(text: string, random: Random): string {
  const at = random.below(text.length + 1)
  const upTo = at + random.below(random.percent(70) ? 4 : 60)
  switch (random.below(8)) {
    case 0:
      return text.slice(0, at) + text.slice(upTo)
    case 1:
      return text.slice(0, at) + text.slice(at, upTo) + text.slice(at)
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1)
    case 3:
      return random.percent(30) ? text.slice(0, at) : text + random.pick(BYTES)
    case 4:
      return text.slice(0, at) + headerLine(random) + text.slice(at)
    default:
      return text.slice(0, at) + random.pick(BYTES) + text.slice(random.percent(50) ? at : at + 1)
  }
}
