import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Fonts that no type pair has: with and without serifs, in several cuts, and one with an axis of weights. */
const FILES = {
  tinos: '@fontsource/tinos/files/tinos-latin-400-normal.woff2',
  tinosBold: '@fontsource/tinos/files/tinos-latin-700-normal.woff2',
  tinosItalic: '@fontsource/tinos/files/tinos-latin-400-italic.woff2',
  tinosWoff: '@fontsource/tinos/files/tinos-latin-400-normal.woff',
  arimo: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  roboto: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  variable: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  /** Without the letters of English. */
  emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
} as const

/** A font file as somebody uploads it. */
export function fontFile(name: keyof typeof FILES): Buffer {
  return readFileSync(`node_modules/${FILES[name]}`)
}

/** The same font as plain TrueType, with all of its letters or with some. */
export function plainFont(name: keyof typeof FILES, letters?: string): Promise<Buffer> {
  const keep = letters === undefined ? { keepAllGlyphs: true } : {}
  return subsetFont(fontFile(name), letters, { targetFormat: 'truetype', ...keep })
}

/** A plain font whose OS/2 table says what is permitted: 0x0002 no embedding, 0x0100 no cutting. */
export function withPermission(plain: Buffer, fsType: number): Buffer {
  const changed = Buffer.from(plain)
  changed.writeUInt16BE(fsType, tableOf(plain, 'OS/2').offset + 8)
  return changed
}

/** Where a table of a plain font lies; `entry`: its place in the list of tables. */
export function tableOf(plain: Buffer, tag: string): { entry: number; offset: number } {
  const count = plain.readUInt16BE(4)
  for (let entry = 12; entry < 12 + 16 * count; entry += 16)
    if (plain.toString('latin1', entry, entry + 4) === tag)
      return { entry, offset: plain.readUInt32BE(entry + 8) }
  throw new Error(`the font has no table ${tag}`)
}
