import path from 'node:path'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { TableCard, TableCards } from './cards.ts'

/** Paper that restaurants have, in points. */
export const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const
export type Paper = keyof typeof PAPERS

/** The group's colours as printers take them (tokens.css). */
const SPRUCE = '#14211C'
const BRASS = '#A8792F'
const WALNUT = '#6B4A34'

/** Everything stands in a column that both papers have room for, points. */
const COLUMN = 400
const CODE = 270
/** Clear space around a code, in its modules, so that cameras find it. */
const QUIET = 4

/** A PDF with one card a page, each with its code and, as text, the address that it leads to. */
export async function tableCardsPdf(
  { title, group, cards }: TableCards,
  paper: Paper,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [...PAPERS[paper]],
    margin: 36,
    autoFirstPage: false,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `Menu cards of ${title}`, Author: group },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) =>
    pdf.once('end', resolve).once('error', reject),
  )
  pdf.registerFont('display', fontFile('fraunces-print.ttf'))
  pdf.registerFont('text', fontFile('instrument-sans-print.ttf'))
  for (const card of cards) drawCard(pdf.addPage(), { title, group, card })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const fontFile = (name: string) => path.resolve('src/ui/fonts', name)

type Pdf = InstanceType<typeof PDFDocument>

function drawCard(
  pdf: Pdf,
  { title, group, card }: { title: string; group: string; card: TableCard },
) {
  const { width, height } = pdf.page
  const left = (width - COLUMN) / 2
  const centred = { width: COLUMN, align: 'center' } as const
  const line = (text: string, y: number, font: string, size: number, colour: string) => {
    pdf.font(font).fontSize(size).fillColor(colour).text(text, left, y, centred)
  }
  const written = (kind: 'H1' | 'P', draw: () => void) =>
    pdf.addStructure(pdf.struct(kind, {}, draw))
  // The block of 640 points stands in the middle of either paper.
  const top = (height - 640) / 2
  written('P', () => line(group.toUpperCase(), top, 'text', 12, BRASS))
  written('H1', () => line('The menu', top + 26, 'display', 52, SPRUCE))
  written('P', () => {
    line(title, top + 100, 'text', 16, WALNUT)
    line('Point your camera at the code', top + 138, 'text', 14, SPRUCE)
  })
  const code = { x: (width - CODE) / 2, y: top + 172, size: CODE }
  pdf.addStructure(
    pdf.struct('Figure', { alt: `QR code that leads to ${card.address}` }, () =>
      drawCode(pdf, card.address, code),
    ),
  )
  written('P', () => {
    if (card.table) line(`Table ${card.table}`, top + 466, 'display', 34, SPRUCE)
    line('Or type this address', top + 532, 'text', 10, WALNUT)
    line(card.address, top + 548, 'text', 10, SPRUCE)
  })
}

/** Dark modules as squares of one path: sharp at any size, and no picture. */
function drawCode(pdf: Pdf, text: string, at: { x: number; y: number; size: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const module = at.size / size
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      // A hair wider than they are, or printers leave lines between them.
      if (dark) pdf.rect(at.x + x * module, at.y + y * module, module + 0.05, module + 0.05)
    }
  }
  pdf.fill(SPRUCE)
}
