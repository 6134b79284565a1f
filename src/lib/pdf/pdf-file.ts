import PDFDocument from 'pdfkit'
import { currentLanguage } from '../language/current-language.ts'
import type { Palette } from '../look/palette.ts'

/** Paper that restaurants have, in points. */
export const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const
export type Paper = keyof typeof PAPERS

/** Colours of a file, `#rrggbb`; the accent is too light for small letters. */
export type Ink = Record<'text' | 'soft' | 'accent', string>

/** The group's colours, on white paper. */
export const inkOf = (palette: Palette): Ink => ({
  text: palette['dark-900'],
  soft: palette['ink-soft'],
  accent: palette['accent-500'],
})

export type Pdf = InstanceType<typeof PDFDocument>

type PdfOptions = {
  title: string
  author: string
  paper: Paper
  /** When it says it was made, now unless told; the same content made at the same time is the same file. */
  made?: Date
}

/** A tagged PDF, with its title and its language, whose pages `draw` adds. */
export async function pdfFile(
  { title, author, paper, made }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [...PAPERS[paper]],
    margin: 36,
    autoFirstPage: false,
    lang: currentLanguage(),
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, ...(made ? { CreationDate: made } : {}) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) =>
    pdf.once('end', resolve).once('error', reject),
  )
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
