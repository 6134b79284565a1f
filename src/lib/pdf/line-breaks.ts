import type { PdfTag } from './pdf-tags.ts'
import type { TextStyle, TextWriter } from './text-writer.ts'

/** Words in one style; a space stands between it and the next. */
export type StyledText = { text: string; style: TextStyle; tag: PdfTag }

/** What stands in one piece on one line, `x` points from its left end. */
type LineSegment = { x: number; text: string; piece: StyledText }
export type Line = LineSegment[]

/** Breaks pieces between their words into lines of `width` points; a word that is wider is broken itself. */
export function breakLines(type: TextWriter, pieces: readonly StyledText[], width: number): Line[] {
  const lines: Line[] = [[]]
  let x = 0
  for (const piece of pieces) {
    const space = type.width(' ', piece.style)
    for (const word of wordsOf(type, piece, width)) {
      const wide = type.width(word, piece.style)
      const from = x === 0 ? 0 : x + space
      if (from > 0 && from + wide > width) {
        lines.push([{ x: 0, text: word, piece }])
        x = wide
        continue
      }
      const line = lines.at(-1) as Line
      const last = line.at(-1)
      if (last?.piece === piece) last.text += ` ${word}`
      else line.push({ x: from, text: word, piece })
      x = from + wide
    }
  }
  return lines.filter((line) => line.length > 0)
}

function wordsOf(type: TextWriter, { text, style }: StyledText, width: number): string[] {
  // Not at spaces that keep words together.
  const words = text.split(/[ \t\r\n\u2028\u2029]+/).filter(Boolean)
  return words.flatMap((word) => {
    if (type.width(word, style) <= width) return [word]
    const parts = ['']
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`
      if (parts.at(-1) && type.width(longer, style) > width) parts.push(letter)
      else parts[parts.length - 1] = longer
    }
    return parts
  })
}
