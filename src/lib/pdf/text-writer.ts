import path from 'node:path'
import type { PlainLook } from '../look/look.ts'
import type { LookType } from '../look/look-type.ts'
import type { Typeface } from '../look/typeface.ts'
import { type Ink, inkOf, type Pdf } from './pdf-file.ts'

/** Font faces: of headlines, of dish names, and of all other text. */
export type FontFace = 'display' | 'small' | 'text'

/** What stands in, of files of `src/ui/fonts`, where a pair has none of a face's letters; the last has signs and faces. */
const STANDING_IN: Record<FontFace, readonly string[]> = {
  display: ['fraunces-print-further', 'fraunces-print-vietnamese', 'instrument-sans-print'],
  small: ['fraunces-print-further', 'fraunces-print-vietnamese', 'instrument-sans-print'],
  text: ['instrument-sans-print-further', 'fraunces-print-small', 'fraunces-print-vietnamese'],
}
const SIGNS = 'noto-emoji-print'

/** A group's own fonts as TrueType without axes, by the names of their stored files. */
export type PrintFonts = ReadonlyMap<string, Buffer>

/** What printed files have of a look; without its own fonts, they are set in the families of its pair. */
export type PrintLook = PlainLook & { fonts?: PrintFonts }

/** The files that have a face's letters in a type: its own, then those that stand in (`scripts/make-fonts.ts`). */
function filesOf(
  { display, text }: LookType,
  fonts: PrintFonts,
): Record<FontFace, readonly string[]> {
  const of = (face: FontFace, family: Typeface) => [
    ...ownFilesOf(family, fonts),
    carriedFileOf(face, family.own?.carried ?? family),
    ...STANDING_IN[face],
    SIGNS,
  ]
  return { display: of('display', display), small: of('small', display), text: of('text', text) }
}

function ownFilesOf({ file, restFile, own }: Typeface, fonts: PrintFonts): string[] {
  return own
    ? [file, restFile].filter((name) => name !== null).filter((name) => fonts.has(name))
    : []
}

function carriedFileOf(face: FontFace, { file }: Typeface): string {
  const name = path.parse(file).name
  return face === 'small' && name === 'fraunces' ? 'fraunces-print-small' : `${name}-print`
}

export type TextStyle = { face: FontFace; size: number; colour: keyof Ink }

/** The group's name as the site's header has it. */
export const wordmarkStyle = (size: number): TextStyle => ({
  face: 'display',
  size,
  colour: 'text',
})

/** Letters of one file, or one letter that none has, which is drawn as a box and read out as what it is. */
type FontRun = { file: string; text: string } | { file: null; text: string }

/** Characters that modify the preceding one and have no glyph of their own. */
const SHAPING = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu

/** The width of the box, and its height, for letters of size 1. */
const MISSING_GLYPH_BOX = { width: 0.55, height: 0.65, gap: 0.08 }

/** Lines of print have no more room above: a family that pages set larger keeps below this factor. */
const MOST_SCALE = 1.1

/** Writes and measures text of any letters; one for each file. */
export class TextWriter {
  readonly #pdf: Pdf
  readonly #widths = new Map<string, number>()
  readonly #has = new Map<string, boolean>()
  readonly #files: Record<FontFace, readonly string[]>
  /** Factor of the size of headlines and names of dishes. */
  readonly #scale: number
  readonly #fonts: PrintFonts

  /** Colours of what is drawn beside the text. */
  readonly ink: Ink

  constructor(pdf: Pdf, { palette, type, fonts = new Map() }: PrintLook) {
    this.#pdf = pdf
    this.ink = inkOf(palette)
    this.#fonts = fonts
    for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
    this.#files = filesOf(type, fonts)
    this.#scale = Math.min(type.scale, MOST_SCALE)
  }

  /** How wide a text is on one line, points. */
  width(text: string, { face, size }: Pick<TextStyle, 'face' | 'size'>): number {
    const key = `${face} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * this.#sizeOf(face, size)
    const width = this.#runs(text, face).reduce((sum, run) => sum + this.#measured(run), 0)
    this.#widths.set(key, width)
    return width * this.#sizeOf(face, size)
  }

  /** Writes a text on one line whose letters stand on `y`. */
  write(text: string, x: number, y: number, style: TextStyle): void {
    const size = this.#sizeOf(style.face, style.size)
    let at = x
    for (const run of this.#runs(text, style.face)) {
      this.#draw(run, at, y, { ...style, size })
      at += this.#measured(run) * size
    }
  }

  #sizeOf(face: FontFace, size: number): number {
    return face === 'text' ? size : size * this.#scale
  }

  #draw({ file, text }: FontRun, x: number, y: number, { size, colour }: TextStyle) {
    const pdf = this.#pdf
    if (file !== null) {
      this.#use(file).fontSize(size).fillColor(this.ink[colour])
      pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
      return
    }
    const [width, height, gap] = [
      MISSING_GLYPH_BOX.width * size,
      MISSING_GLYPH_BOX.height * size,
      MISSING_GLYPH_BOX.gap * size,
    ]
    pdf.markContent('Span', { actual: text })
    pdf
      .lineWidth(size / 20)
      .rect(x + gap, y - height, width - 2 * gap, height)
      .stroke(this.ink[colour])
    pdf.endMarkedContent()
  }

  #measured({ file, text }: FontRun): number {
    if (file === null) return MISSING_GLYPH_BOX.width
    return this.#use(file).fontSize(1000).widthOfString(text) / 1000
  }

  #runs(text: string, face: FontFace): FontRun[] {
    const runs: FontRun[] = []
    for (const letter of text.normalize('NFC').replace(SHAPING, '')) {
      for (const run of this.#lettersOf(letter, face)) {
        const last = runs.at(-1)
        if (last && run.file !== null && last.file === run.file) last.text += run.text
        else runs.push(run)
      }
    }
    return runs
  }

  /** A letter that no file has is written as what it is made of, as far as that is to be had. */
  #lettersOf(letter: string, face: FontFace): FontRun[] {
    const file = this.#fileOf(letter, face)
    if (file) return [{ file, text: letter }]
    const parts = [...letter.normalize('NFKD')].flatMap((part) => {
      const file = this.#fileOf(part, face)
      return file ? [{ file, text: part }] : []
    })
    return parts.length > 0 ? parts : [{ file: null, text: letter }]
  }

  #fileOf(letter: string, face: FontFace): string | undefined {
    return this.#files[face].find((file) => {
      const key = file + letter
      const has = this.#has.get(key) ?? this.#hasGlyph(file, letter)
      this.#has.set(key, has)
      return has
    })
  }

  #hasGlyph(file: string, letter: string): boolean {
    // What pdfkit knows of a font besides its widths is not in its types.
    const { _font } = this.#use(file) as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } }
    }
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }

  #use(file: string): Pdf {
    const isOwn = this.#fonts.has(file)
    return this.#pdf.font(isOwn ? file : path.resolve('src/ui/fonts', `${file}.ttf`))
  }
}
