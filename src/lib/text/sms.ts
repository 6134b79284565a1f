/** The characters of a text message that take 7 bits each (GSM 03.38), without those that take twice as many. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Those that take two. */
const EXTENDED = '^{}\\[~]|€'

const WIDTHS = new Map([
  ...[...BASIC].map((letter): [string, number] => [letter, 1]),
  ...[...EXTENDED].map((letter): [string, number] => [letter, 2]),
])

/** What typesetting writes, and a telephone's alphabet has otherwise. */
const PLAIN: Record<string, string> = {
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...' },
  ...{ '\u00a0': ' ', '\u202f': ' ', '·': '-', '×': 'x' },
}

/**
 * A text in as few segments as it can be: with plain quotes, dashes and spaces. Letters that a telephone's alphabet has
 * not lose their accents, if that alone makes the whole text one of 7 bits; other scripts stay as they are.
 */
export function compactSms(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’“”–—…\u00a0\u202f·×]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  const bare = [...plain]
    .map((letter) => (WIDTHS.has(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
  return widthOf(bare) === null ? plain : bare
}

/** How many segments a text takes: 160 characters of 7 bits in one, 153 in each of several; else 70, and 67. */
export function smsSegments(text: string): number {
  const width = widthOf(text)
  if (width === null) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  return width <= 160 ? 1 : Math.ceil(width / 153)
}

/** The width of a text in characters of 7 bits; null = it has others. */
function widthOf(text: string): number | null {
  let width = 0
  for (const letter of text) {
    const one = WIDTHS.get(letter)
    if (one === undefined) return null
    width += one
  }
  return width
}
