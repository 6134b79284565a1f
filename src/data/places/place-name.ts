import { findRegion } from '#lib/geo/regions.ts'

/** Words that are written in two ways, as folded names have them. */
const ABBREVIATIONS: Record<string, string> = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
}

/**
 * A name as everybody types it: no accents, capitals, points or apostrophes, hyphens as spaces,
 * Saint as St. `Montréal` → `montreal`, `St. John's` → `st johns`.
 */
export function foldName(name: string): string {
  const plain = /^[ -~]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}|[’‘]/gu, '')
  return plain
    .toLowerCase()
    .replace(/['`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ')
}

/** What a guest may have meant by a text, the likelier reading first. */
export type PlaceReading =
  /** First half of a Canadian postal code: `V6Z`. */
  | { kind: 'area'; code: string }
  /** A ZIP of five digits, or the first three. */
  | { kind: 'zip'; code: string }
  /** A folded name, in a province or state where one was named. */
  | { kind: 'city'; name: string; region: string | null }
  | { kind: 'region'; region: string }

const CANADIAN = /^([a-z]\d[a-z])\s*(?:\d[a-z]?\d?)?$/i
const ZIP = /^(\d{5})(?:[- ]?\d{4})?$|^(\d{3})$/
const COUNTRIES = /\s+(?:canada|usa|us|united states(?: of america)?)$/
/** A text longer than this names no place. */
const LONGEST = 60

/** Reads a city, a city with its province or state, or a postal code. */
export function parsePlaceText(text: string): PlaceReading[] {
  const given = text.trim().replace(/\s+/g, ' ')
  if (given === '' || given.length > LONGEST) return []
  // The field says `98101, Seattle, WA` of what it found: sent again, that is the code.
  const [code = ''] = given.split(',')
  const area = CANADIAN.exec(code)?.[1]
  if (area) return [{ kind: 'area', code: area.toUpperCase() }]
  const zip = ZIP.exec(code)
  if (zip) return [{ kind: 'zip', code: zip[1] ?? zip[2] ?? '' }]
  const name = foldName(given).replace(COUNTRIES, '')
  if (name === '') return []
  const whole = regionOf(name)
  return [
    ...withRegion(name),
    ...(whole ? [{ kind: 'city', name, region: whole } as const] : []),
    ...(whole ? [{ kind: 'region', region: whole } as const] : []),
    { kind: 'city', name, region: null },
  ]
}

/** `portland or`, `london ontario`, `fargo north dakota`: the last one to three words are a region. */
function withRegion(name: string): PlaceReading[] {
  const words = name.split(' ')
  return [1, 2, 3].flatMap((count) => {
    const region = words.length > count ? regionOf(words.slice(-count).join(' ')) : null
    return region ? [{ kind: 'city', name: words.slice(0, -count).join(' '), region } as const] : []
  })
}

function regionOf(folded: string): string | null {
  // The capital of the USA is in no state, and `bc` is short enough to be one of them.
  if (folded === 'dc' || folded === 'district of columbia') return 'DC'
  return findRegion(folded)?.code ?? null
}
