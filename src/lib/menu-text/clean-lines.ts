import { stripInvisible } from '../text/clean-text.ts'

/** A line of a pasted text: its words, and whether an empty line or the beginning of a page stands before it. */
export type PastedLine = { text: string; afterGap: boolean; startsPage: boolean }

/** The most that is read of a paste, in characters. */
export const MOST_CHARACTERS = 200_000

const LIGATURES: Record<string, string> = {
  ...{ '\uFB00': 'ff', '\uFB01': 'fi', '\uFB02': 'fl', '\uFB03': 'ffi' },
  ...{ '\uFB04': 'ffl', '\uFB05': 'st', '\uFB06': 'st' },
}

/**
 * A text as it was written: ligatures are letters, fixed spaces are spaces, signs that nobody sees are gone, and words that were
 * divided at the end of a line are whole. Lines end with `\n`, pages with `\f`; columns are divided by tabs.
 */
export function cleanPasted(text: string): string {
  return stripInvisible(text)
    .normalize('NFC')
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\uFB00-\uFB06]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\P{Cc}\n\t\f]/gu, '')
    .replace(/(\p{Ll})[-‐] *\n *(?=\p{Ll})/gu, '$1')
}

/** The lines of a pasted text that have words, in order; three spaces and more are a tab. */
export function pastedLines(text: string): PastedLine[] {
  return cleanPasted(text)
    .split('\f')
    .flatMap((page, at) => linesOf(page, at > 0))
}

function linesOf(page: string, isLater: boolean): PastedLine[] {
  const lines: PastedLine[] = []
  let afterGap = true
  for (const line of page.split('\n')) {
    const text = line
      .replace(/ {3,}/g, '\t')
      .replace(/ +/g, ' ')
      .replace(/^ +| +$/g, '')
    if (text.trim() !== '')
      lines.push({ text, afterGap, startsPage: isLater && lines.length === 0 })
    afterGap = text.trim() === ''
  }
  return lines
}
