import { encode } from 'uqr'
import { breakLines } from '#lib/pdf/line-breaks.ts'
import { drawLogo } from '#lib/pdf/logo.ts'
import { type Paper, type Pdf, pdfFile } from '#lib/pdf/pdf-file.ts'
import { type PdfTag, PdfTags } from '#lib/pdf/pdf-tags.ts'
import { type PrintLook, type TextStyle, TextWriter, wordmarkStyle } from '#lib/pdf/text-writer.ts'
import type { TableCard, TableCards } from './cards.ts'
import * as t from './messages.gen.ts'

/** Everything stands in a column that both papers have room for, points. */
const COLUMN_WIDTH = 400
const CODE_SIZE = 270
const LINE_HEIGHT = 1.2
/** Clear space around a code, in its modules, so that cameras find it. */
const QUIET_ZONE = 4

/** A PDF with one card a page, each with its code and, as text, the address that it leads to. */
export function tableCardsPdf(
  { title, groupName, logo, cards }: TableCards,
  { paper, look }: { paper: Paper; look: PrintLook },
): Promise<Buffer> {
  return pdfFile({ title: t.menuCardsOf({ title }), author: groupName, paper }, (pdf) => {
    const type = new TextWriter(pdf, look)
    const tags = new PdfTags(pdf)
    for (const card of cards) {
      pdf.addPage()
      drawCard({ pdf, type, tags }, { title, groupName, logo, card })
    }
  })
}

type CentredText = { text: string; y: number; style: TextStyle }

type DrawingContext = { pdf: Pdf; type: TextWriter; tags: PdfTags }

function drawCard(
  { pdf, type, tags }: DrawingContext,
  { title, groupName, logo, card }: Omit<TableCards, 'uid' | 'cards'> & { card: TableCard },
) {
  const { width, height } = pdf.page
  // The block of 640 points stands in the middle of either paper.
  const top = (height - 640) / 2
  /** Lines in the middle of the page; `y` is the first baseline below the block's top. */
  const drawCentred = (tag: PdfTag, { text, y, style }: CentredText) => {
    const lines = breakLines(type, [{ text, style, tag }], COLUMN_WIDTH)
    for (const [index, [line]] of lines.entries()) {
      if (!line) continue
      const x = (width - type.width(line.text, style)) / 2
      const baseline = top + y + index * style.size * LINE_HEIGHT
      tags.draw(tag, () => type.write(line.text, x, baseline, style))
    }
  }
  const heading: PdfTag = { kind: 'H1', parent: null }
  const [first, body, last] = [paragraph(), paragraph(), paragraph()]
  const room = { x: (width - COLUMN_WIDTH) / 2, y: top - 20, width: COLUMN_WIDTH, height: 36 }
  if (logo)
    drawLogo(tags, logo, { parent: null, name: groupName, room: { ...room, align: 'center' } })
  else drawCentred(first, { text: groupName, y: 12, style: wordmarkStyle(22) })
  drawCentred(heading, {
    text: t.theMenu(),
    y: 74,
    style: { face: 'display', size: 52, colour: 'text' },
  })
  drawCentred(body, { text: title, y: 114, style: { face: 'text', size: 16, colour: 'soft' } })
  drawCentred(body, { text: t.pointYourCamera(), y: 152, style: text(14) })
  const code = { x: (width - CODE_SIZE) / 2, y: top + 172, size: CODE_SIZE }
  const figure: PdfTag = {
    kind: 'Figure',
    parent: null,
    options: { alt: t.qrCodeLeadsTo({ address: card.address }) },
  }
  tags.draw(figure, () => drawCode(pdf, card.address, { ...code, colour: type.ink.text }))
  if (card.table)
    drawCentred(last, {
      text: t.table({ table: card.table }),
      y: 498,
      style: { face: 'display', size: 34, colour: 'text' },
    })
  drawCentred(last, {
    text: t.orTypeThisAddress(),
    y: 542,
    style: { ...text(10), colour: 'soft' },
  })
  drawCentred(last, { text: card.address, y: 558, style: text(10) })
}

const paragraph = (): PdfTag => ({ kind: 'P', parent: null })
const text = (size: number): TextStyle => ({ face: 'text', size, colour: 'text' })

/** Dark modules as squares of one path: sharp at any size, and no picture. */
function drawCode(
  pdf: Pdf,
  text: string,
  { colour, ...at }: { x: number; y: number; size: number; colour: string },
) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const module = at.size / size
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      // A hair wider than they are, or printers leave lines between them.
      if (dark) pdf.rect(at.x + x * module, at.y + y * module, module + 0.05, module + 0.05)
    }
  }
  pdf.fill(colour)
}
