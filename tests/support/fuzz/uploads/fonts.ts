import { fontFile, plainFont, tableOf } from '#tests/support/fonts.ts'
import { type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const TABLES = [
  'glyf',
  'loca',
  'cmap',
  'head',
  'hhea',
  'maxp',
  'OS/2',
  'name',
  'post',
  'hmtx',
] as const

/** Fonts whose tables lie elsewhere, that unpack to far too much, or that are none. */
export async function hostileFonts(): Promise<HostileFile[]> {
  const [woff2, woff, plain] = [
    fontFile('tinos'),
    fontFile('tinosWoff'),
    await plainFont('tinos', 'abcABC'),
  ]
  const lying = TABLES.flatMap((tag) => {
    const { entry } = tableOf(plain, tag)
    return [
      hostile(`font: ${tag} behind the end`, 'font.ttf', changed(plain, entry + 8, 0x7fffffff)),
      hostile(`font: ${tag} of 4 GB`, 'font.ttf', changed(plain, entry + 12, 0xffffffff)),
    ]
  })
  return [
    ...lying,
    hostile('woff2: that says it is of 4 GB', 'font.woff2', changed(woff2, 16, 0xffffffff)),
    hostile('woff2: of 65,535 tables', 'font.woff2', changed(woff2, 12, 0xffff0000)),
    hostile('woff2: cut off', 'font.woff2', woff2.subarray(0, woff2.length >> 1)),
    hostile('woff2: its first bytes', 'font.woff2', woff2.subarray(0, 48)),
    hostile(
      'woff2: a page behind its head',
      'font.woff2',
      Buffer.concat([woff2.subarray(0, 60), Buffer.from(SCRIPT)]),
    ),
    hostile('woff: that says it is of 4 GB', 'font.woff', changed(woff, 16, 0xffffffff)),
    hostile('woff: cut off', 'font.woff', woff.subarray(0, 900)),
    hostile(
      'a collection of fonts',
      'font.ttc',
      Buffer.concat([Buffer.from('ttcf\0\x01\0\0\0\0\xff\xff', 'latin1'), plain]),
    ),
    hostile(
      'font: 65,535 tables',
      'font.ttf',
      Buffer.concat([Buffer.from('0001000\0ffff', 'latin1'), plain]),
    ),
    hostile('font: that is a page', 'font.woff2', SCRIPT),
  ]
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt32BE(value, at)
  return copy
}
