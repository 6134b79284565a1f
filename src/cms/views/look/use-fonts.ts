import { useSyncExternalStore } from 'react'
import type { ListedFont } from '#cms/fonts/endpoints.ts'
import { readFonts } from './fonts-api.ts'

/** The uploaded fonts as the form knows them; null until they are read. */
type KnownFonts = { fonts: readonly ListedFont[] | null; isFaulty: boolean }

const NONE: KnownFonts = { fonts: null, isFaulty: false }

// One list for all fields of the form and for its pictures, which stand apart from each other in it.
let known: KnownFonts = NONE
const listeners = new Set<() => void>()

function set(next: KnownFonts) {
  known = next
  for (const told of listeners) told()
}

/** Reads the list anew. */
export async function readFontsAgain(): Promise<void> {
  try {
    set({ fonts: await readFonts(), isFaulty: false })
  } catch (error) {
    console.warn('the fonts could not be read', error)
    set({ ...known, isFaulty: true })
  }
}

/** The list is read when the form is opened. */
function subscribe(told: () => void): () => void {
  if (listeners.size === 0) void readFontsAgain()
  listeners.add(told)
  return () => listeners.delete(told)
}

/** The uploaded fonts, the newest first, for every field of the form. */
export function useFonts(): KnownFonts {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  )
}

/** Adds a font that was just uploaded. */
export function addFont(font: ListedFont): void {
  const others = (known.fonts ?? []).filter(({ id }) => id !== font.id)
  set({ fonts: [font, ...others], isFaulty: false })
}

/** Takes out a font that was deleted. */
export function dropFont(id: number): void {
  set({ ...known, fonts: (known.fonts ?? []).filter((font) => font.id !== id) })
}
