import { PAPERS, type Pdf, pdfFile } from '#lib/pdf/pdf-file.ts'
import { type PdfTag, PdfTags } from '#lib/pdf/pdf-tags.ts'
import { type PrintLook, TextWriter } from '#lib/pdf/text-writer.ts'
import type { PrintedMenu } from './content.ts'
import { type BoxPosition, balancedColumns, flowColumns } from './flow.ts'
import { footOf, headOf, notesOf } from './head.ts'
import * as t from './messages.gen.ts'
import { type Measure, menuRows, type Pen, type Row } from './rows.ts'

const [WIDTH, HEIGHT] = PAPERS.letter
/** Clear space at the edges of the paper, and the height of the foot of a page. */
const MARGIN = 30
const FOOT = 18

/** Columns of a page and the size of its text (points), from the roomiest to the closest. */
const SETTINGS = [
  ...[10.5, 10, 9.5, 9].map((size) => ({ columns: 2, gap: 26, size, air: 1 })),
  ...[8.75, 8.5].map((size) => ({ columns: 3, gap: 18, size, air: 1 })),
  ...[8.25, 8, 7.75, 7.5].map((size) => ({ columns: 4, gap: 15, size, air: 0.8 })),
]
type Setting = (typeof SETTINGS)[number]

/** On one page, or on three and more, text is no smaller than this; only to make two of three it may be. */
const COMFORTABLE = 8.5

/** A menu on Letter paper, in the largest type in which it needs the fewest pages. */
export function menuPdf(
  menu: PrintedMenu,
  { made, look }: { made: Date; look: PrintLook },
): Promise<Buffer> {
  const title = t.documentTitle(menu)
  return pdfFile({ title, author: menu.group, paper: 'letter', made }, (pdf) => {
    draw(pdf, menu, look)
  })
}

function draw(pdf: Pdf, menu: PrintedMenu, look: PrintLook) {
  const pen: Pen = { type: new TextWriter(pdf, look), tags: new PdfTags(pdf) }
  const root: PdfTag = { kind: 'Document', parent: null }
  const width = WIDTH - 2 * MARGIN
  const head = headOf(pen, root, menu, width)
  const notes = notesOf(pen, root, menu, width)
  const rowsOf = (measure: Measure) => menuRows(pen, root, menu.sections, measure)
  const { setting, pages, rows, places } = arrange(rowsOf, width, { head, notes })
  for (let page = 0; page < pages; page++) {
    pdf.addPage()
    if (page === 0) head.draw(MARGIN, MARGIN)
    const top = MARGIN + (page === 0 ? head.height : 0)
    for (const [at, place] of places.entries()) {
      if (Math.floor(place.column / setting.columns) !== page) continue
      const column = place.column % setting.columns
      const left = MARGIN + column * (columnOf(setting, width) + setting.gap)
      rows[at]?.draw(left, top + place.top)
    }
    const bottom = HEIGHT - MARGIN - FOOT
    if (page === pages - 1) notes.draw(MARGIN, bottom - notes.height)
    const number = t.pageOfPages({ page: page + 1, pages })
    footOf(pen, menu, number, width).draw(MARGIN, bottom)
  }
}

const columnOf = ({ columns, gap }: Setting, width: number) =>
  (width - (columns - 1) * gap) / columns

type Arranged = { setting: Setting; pages: number; rows: Row[]; places: BoxPosition[] }

/** The fewest pages on which everything stands, and the largest type for them. */
function arrange(
  rowsOf: (measure: Measure) => Row[],
  width: number,
  ends: { head: Row; notes: Row },
): Arranged {
  const made = new Map<Setting, Row[]>()
  for (let pages = 1; ; pages++) {
    for (const setting of SETTINGS) {
      if (pages !== 2 && setting.size < COMFORTABLE) continue
      const measure = { ...setting, width: columnOf(setting, width) }
      const rows = made.get(setting) ?? rowsOf(measure)
      made.set(setting, rows)
      const heights = heightsOf(pages, setting.columns, ends)
      if (!flowColumns(rows, heights)) continue
      return { setting, pages, rows, places: balancedColumns(rows, heights) ?? [] }
    }
  }
}

/** The heights of the columns of so many pages, the first below the head and the last above the notes. */
function heightsOf(pages: number, columns: number, { head, notes }: { head: Row; notes: Row }) {
  return Array.from({ length: pages * columns }, (_, at) => {
    const page = Math.floor(at / columns)
    const first = page === 0 ? head.height : 0
    const last = page === pages - 1 ? notes.height + notes.above : 0
    return HEIGHT - 2 * MARGIN - FOOT - first - last
  })
}
