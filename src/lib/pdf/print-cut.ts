import { finished } from 'node:stream/promises'
import { cutForLayout } from '../fonts/layout-cut.ts'

/** Weight of letters in print, as of the project's own families. */
const PRINTED_WEIGHT = 450

/**
 * Cuts a file of a group's own font for printed files, of the `weights` that it has on an axis, and tries it in one.
 * Throws where it cannot be printed.
 */
export async function cutForPrint(
  file: Buffer,
  [min, max]: readonly [min: number, max: number],
): Promise<Buffer> {
  const { create } = await import('fontkit')
  const hasWeights = 'wght' in create(file).variationAxes
  const wght = Math.min(Math.max(PRINTED_WEIGHT, min), max)
  const cut = await cutForLayout(file, undefined, hasWeights ? { wght } : {})
  await tryInPrint(cut, create(cut).characterSet)
  return cut
}

async function tryInPrint(cut: Buffer, codes: readonly number[]): Promise<void> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument()
  const line = String.fromCodePoint(...codes.filter((code) => code !== 0xffff))
  pdf.font(cut).text(line, 0, 0, { lineBreak: false })
  pdf.end()
  await finished(pdf.resume())
}
