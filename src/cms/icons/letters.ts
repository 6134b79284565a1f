import { type Lettering, letteringOf } from '#lib/look/lettering.ts'
import type { Typeface } from '#lib/look/typeface.ts'
import { readStoredFont, withStoredFont } from '../fonts/stored-font.ts'

/**
 * A line as outlines in a family. Where a group's own one lacks a letter or cannot be had, it is set in the family of
 * the type pair; null where that lacks one, too.
 */
export async function lettersOf(face: Typeface, line: string): Promise<Lettering | null> {
  if (!face.own) return letteringOf(face, line)
  const own = await withStoredFont(() => letteringOf(face, line, readStoredFont))
  return own ?? letteringOf(face.own.carried, line)
}
