import { createHash } from 'node:crypto'

/** A piece of personal data that can be told from everything else a site has. */
export type Mark = {
  /** Whose it is and where it was typed: `name in careers`. */
  name: string
  /** The same in every way in which it is written. */
  texts: readonly string[]
}

/** What is looked for: bytes, by the mark that they stand for. */
export type Needle = { mark: string; form: string; bytes: Buffer; ignoresCase: boolean }

/** All forms of some marks, as bytes. */
export function needlesOf(marks: readonly Mark[]): Needle[] {
  return marks.flatMap(({ name, texts }) =>
    texts.flatMap((text) =>
      Object.entries(formsOf(text)).map(([form, { value, ignoresCase }]) => ({
        ...{ mark: name, form, ignoresCase },
        bytes: Buffer.from(ignoresCase ? inLowerCase(value) : value, 'latin1'),
      })),
    ),
  )
}

/** Capitals of ASCII alone: what stands beside them may be half a letter. */
const inLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

type Form = { value: string; ignoresCase: boolean }

/** A text as it can stand in a file: as bytes of a string in which each character is one byte. */
function formsOf(text: string): Record<string, Form> {
  const bytes = Buffer.from(text)
  const plain = (value: string): Form => ({ value, ignoresCase: true })
  const exact = (value: string): Form => ({ value, ignoresCase: false })
  const forms: Record<string, Form> = {
    plain: plain(bytes.toString('latin1')),
    'UTF-16': plain(Buffer.from(text, 'utf16le').toString('latin1')),
    hexadecimal: plain(bytes.toString('hex')),
  }
  const escaped = {
    'percent-encoded': encodeURIComponent(text),
    'form-encoded': new URLSearchParams([['', text]]).toString().slice(1),
    'JSON-escaped': escapeWith(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
    HTML: text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
    'quoted-printable': [...bytes]
      .map((byte) =>
        byte > 126 || byte === 61 ? `=${byte.toString(16)}` : String.fromCharCode(byte),
      )
      .join(''),
  }
  for (const [form, value] of Object.entries(escaped)) {
    if (value !== text) forms[form] = plain(value)
  }
  for (const offset of [0, 1, 2]) {
    // The letters that no neighbour changes, wherever the text stands among others.
    const whole = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '')
    const from = Math.ceil((offset * 8) / 6)
    const to = Math.floor(((offset + bytes.length) * 8) / 6)
    const inner = whole.slice(from, to)
    forms[`Base64 at ${offset}`] = exact(inner)
    const forUrls = inner.replaceAll('+', '-').replaceAll('/', '_')
    if (forUrls !== inner) forms[`Base64 for addresses at ${offset}`] = exact(forUrls)
  }
  for (const said of new Set([text, text.toLowerCase()])) {
    for (const algorithm of ['sha256', 'sha1', 'md5']) {
      const digest = createHash(algorithm).update(said).digest()
      const kind = said === text ? algorithm : `${algorithm} in lower case`
      forms[kind] = plain(digest.toString('hex'))
      forms[`${kind}, Base64`] = exact(digest.toString('base64').replaceAll('=', ''))
      forms[`${kind}, Base64 for addresses`] = exact(digest.toString('base64url'))
    }
  }
  return forms
}

function escapeWith(text: string, write: (code: number) => string): string {
  return [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0)
      return code > 126 ? write(code) : letter
    })
    .join('')
}

/** A telephone number of North America in the ways in which people and programs write it. */
export function phoneMark(name: string, digits: string): Mark {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const texts = [
    digits,
    ...['-', '.', ' '].map((between) => [area, exchange, line].join(between)),
    `(${area}) ${exchange}-${line}`,
    `+1${digits}`,
    `1${digits}`,
  ]
  return { name, texts }
}

/** The number of a card in the ways in which people and programs write it. */
export function cardMark(name: string, digits: string): Mark {
  const fours = digits.match(/.{4}/g) ?? []
  return { name, texts: [digits, fours.join(' '), fours.join('-')] }
}
