/** Signs that are written for a letter; those that stand for two letters have both. */
const LETTERS_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'l',
  '€': 'e',
  '+': 't',
}

const NO_LETTERS = /[^\p{L}]+/gu

/** A text without accents, in lower case. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return plain(text).replace(/['’]/g, '').split(NO_LETTERS).filter(Boolean)
}

/** Signs at either end that are tried as letters before they count as decoration: `L33` in `L33-2026`. */
const SIGNS_KEPT = 4

/**
 * The words that a password may have been made of: without what was put before, behind and between, and with
 * the letters that its signs stand for. Several, as `1` is an i to one and an l to another.
 */
export function coresOf(password: string): ReadonlySet<string> {
  const text = plain(password)
  const cores = new Set<string>()
  for (const one of shortened(text)) {
    cores.add(one.replace(NO_LETTERS, ''))
    for (const choice of [0, 1]) cores.add(withLetters(one, choice).replace(NO_LETTERS, ''))
  }
  cores.delete('')
  return cores
}

/** A text as it is, and with its outer signs taken away but for some. */
function shortened(text: string): string[] {
  const before = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0
  const end = text.length - (/[^\p{L}]*$/u.exec(text)?.[0].length ?? 0)
  const starts = [0, ...kept(before).map((signs) => before - signs)]
  const ends = [text.length, ...kept(text.length - end).map((signs) => end + signs)]
  return starts.flatMap((from) => ends.map((to) => text.slice(from, to)))
}

function kept(signs: number): number[] {
  return Array.from({ length: Math.min(signs, SIGNS_KEPT) + 1 }, (_, count) => count)
}

function withLetters(text: string, choice: number): string {
  return [...text]
    .map((sign) => {
      const letters = LETTERS_OF[sign]
      return letters ? (letters[choice] ?? letters[0]) : sign
    })
    .join('')
}
