import type { Payload } from 'payload'
import { type PlainLook, plainLookOf, readLook } from '#lib/look/look.ts'
import { readSiteGlobal } from './read-site-global.ts'

/** Tones and type of the published look, the reference's where none is: for mails. */
export async function readPlainLook(payload: Payload): Promise<PlainLook> {
  return plainLookOf(readLook(await readSiteGlobal(payload, 'look', { depth: 1, draft: false })))
}
