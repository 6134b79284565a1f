import type { Payload } from 'payload'
import { readLook } from '#lib/look/look.ts'
import { makePalette, type Palette } from '#lib/look/palette.ts'
import { readSiteGlobal } from './read-site-global.ts'

/** The tones of the published look, the reference's where none is: for mails, and for what is printed. */
export async function readGroupPalette(payload: Payload): Promise<Palette> {
  const look = readLook(await readSiteGlobal(payload, 'look', { depth: 0, draft: false }))
  return makePalette(look.colours).palette
}
