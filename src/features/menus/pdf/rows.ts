import { breakLines, type Line, type StyledText } from '#lib/pdf/line-breaks.ts'
import type { PdfTag, PdfTags } from '#lib/pdf/pdf-tags.ts'
import type { TextStyle, TextWriter } from '#lib/pdf/text-writer.ts'
import type { PrintedCategory, PrintedItem, PrintedSection } from './content.ts'
import type { FlowBox } from './flow.ts'

/** Something that stands in a column, and draws itself where it is placed. */
export type Row = FlowBox & { draw(x: number, top: number): void }

/** How large the text of a menu is, and how wide its columns are, points; `air` is 1, less where they are close. */
export type Measure = { size: number; width: number; air: number }

/** Writes text, as a part of what is read out. */
export type Pen = { type: TextWriter; tags: PdfTags }

/** Space between a dish's name and its price, in sizes of its text. */
const PRICE_GAP = 0.9

/** The rows of a menu's sections, which are elements within `root`. */
export function menuRows(
  pen: Pen,
  root: PdfTag,
  sections: readonly PrintedSection[],
  measure: Measure,
): Row[] {
  const titled = sections.some(({ title }) => title)
  const level = titled ? 'H3' : 'H2'
  return sections.flatMap((section) => {
    const within: PdfTag = { kind: 'Sect', parent: root }
    const head = section.title ? [sectionHead(pen, section.title, { within, ...measure })] : []
    const categories = section.categories.flatMap((category) =>
      categoryRows(pen, category, { within, level, ...measure }),
    )
    return [...head, ...categories]
  })
}

type Here = Measure & { within: PdfTag }

/** The title of a section below a line in the accent colour. */
function sectionHead(pen: Pen, text: string, { within, size, width, air }: Here): Row {
  const { tags, type } = pen
  const style: TextStyle = { face: 'display', size: size * 2.1, colour: 'text' }
  const title = block(pen, [{ text, style, tag: { kind: 'H2', parent: within } }], width, 1.12)
  const room = size * 0.7 * air
  return {
    above: size * 1.7 * air,
    height: title.height + room,
    keep: true,
    draw(x, top) {
      tags.artifact(() => tags.pdf.rect(x, top, width, 0.75).fill(type.ink.accent))
      title.draw(x, top + room)
    },
  }
}

function categoryRows(
  pen: Pen,
  { title, description, served, items }: PrintedCategory,
  { within, level, ...measure }: Here & { level: 'H2' | 'H3' },
): Row[] {
  const { size, width, air } = measure
  const category: PdfTag = { kind: 'Sect', parent: within }
  const large: TextStyle = { face: 'display', size: size * 1.55, colour: 'text' }
  const note: TextStyle = { face: 'text', size, colour: 'soft' }
  const list: PdfTag = { kind: 'L', parent: category }
  const heading = block(
    pen,
    [{ text: title, style: large, tag: { kind: level, parent: category } }],
    width,
    1.15,
  )
  const notes = [description, served].flatMap((text) =>
    text ? lineRows(pen, [{ text, style: note, tag: { kind: 'P', parent: category } }], width) : [],
  )
  return [
    { ...heading, above: size * 1.2 * air, keep: true },
    ...notes.map((row) => ({ ...row, keep: true })),
    ...items.flatMap((item) => itemRows(pen, item, { within: list, ...measure })),
  ]
}

/** A dish: its name and its price, what it is with its marks, its sizes. They stay together. */
function itemRows(pen: Pen, item: PrintedItem, { within, size, width, air }: Here): Row[] {
  const { type, tags } = pen
  const body: PdfTag = { kind: 'LBody', parent: { kind: 'LI', parent: within } }
  const name: PdfTag = { kind: 'P', parent: body }
  const more: PdfTag = { kind: 'P', parent: body }
  const dish: TextStyle = { face: 'small', size: size * 1.2, colour: 'text' }
  const text: TextStyle = { face: 'text', size, colour: 'text' }
  const { price } = item
  const wide = price ? type.width(price, text) : 0
  const room = width - (price ? wide + size * PRICE_GAP : 0)
  const title = block(pen, [{ text: item.title, style: dish, tag: name }], room, 1.16)
  const head: Row = {
    ...title,
    above: size * 0.6 * air,
    draw(x, top) {
      title.draw(x, top)
      if (!price) return
      const y = top + baseline(dish)
      tags.draw(name, () => type.write(price, x + width - wide, y, text))
    },
  }
  const soft: TextStyle = { ...text, colour: 'soft' }
  const marks = item.marks.map(({ abbreviation, title }) => ({
    text: abbreviation,
    style: soft,
    tag: { kind: 'Span', parent: more, options: { expanded: title } },
  }))
  const { allergens } = item
  const stated = allergens && {
    text: allergens.numbers,
    style: soft,
    tag: { kind: 'Span', parent: more, options: { expanded: allergens.words } },
  }
  // A size stays on one line with its price, where a line has room for it.
  const sizes = item.sizes.map((size) => {
    const whole = size.replaceAll(' ', '\u00a0')
    return type.width(`${whole} /`, text) <= width ? whole : size
  })
  const rows = [
    head,
    ...lineRows(
      pen,
      [{ text: item.description, style: text, tag: more }, ...marks, ...(stated ? [stated] : [])],
      width,
    ),
    ...lineRows(
      pen,
      [{ text: sizes.join('\u00a0/ '), style: text, tag: { kind: 'P', parent: body } }],
      width,
    ),
  ]
  return rows.map((row, at) => ({ ...row, keep: at < rows.length - 1 }))
}

/** From one line of text to the next, in sizes. */
export const LEADING = 1.22

/** How far below its top the letters of a line stand. */
export const baseline = ({ size }: TextStyle) => size * 0.95

/** Lines that never come apart. */
export function block(
  pen: Pen,
  pieces: readonly StyledText[],
  width: number,
  leading: number,
): Row {
  const lines = breakLines(pen.type, pieces, width)
  const height = Math.max(...pieces.map(({ style }) => style.size)) * leading
  return {
    above: 0,
    height: lines.length * height,
    keep: false,
    draw(x, top) {
      for (const [at, line] of lines.entries())
        writeLine(pen, line, x, top + at * height + baseline(pieces[0]?.style ?? NO_STYLE))
    },
  }
}

const NO_STYLE: TextStyle = { face: 'text', size: 0, colour: 'text' }

/** The lines of a paragraph, each a row of its own. */
export function lineRows(pen: Pen, pieces: readonly StyledText[], width: number): Row[] {
  const style = pieces[0]?.style ?? NO_STYLE
  return breakLines(pen.type, pieces, width).map((line) => ({
    above: 0,
    height: style.size * LEADING,
    keep: false,
    draw: (x: number, top: number) => writeLine(pen, line, x, top + baseline(style)),
  }))
}

/** A space at its end keeps its last word from the first of the next line where text is copied. */
function writeLine({ type, tags }: Pen, line: Line, left: number, y: number) {
  for (const { x, text, piece } of line)
    tags.draw(piece.tag, () => type.write(`${text} `, left + x, y, piece.style))
}
