import { ok, type Result, refuse } from '#lib/result.ts'

/** Longest notes and longest wishes for a seat of a profile, characters. */
export const LONGEST_PROFILE_TEXT = 1000
/** Most entries of a list of a profile, and the longest entry, characters. */
export const MOST_ENTRIES = 20
export const LONGEST_ENTRY = 40

/** The tags that every restaurant has; `banned` is to be seen before all others. */
export const STANDARD_TAGS = ['banned', 'vip', 'regular', 'press'] as const

/** What staff write down of a guest. Lists have each entry once, whatever its capitals. */
export type GuestProfile = {
  notes: string
  /** `nuts`, `shellfish`. */
  allergies: string[]
  /** `vegan`. */
  diets: string[]
  /** Wishes for a seat. */
  seating: string
  /** Standard tags and free ones. */
  tags: string[]
}

export const EMPTY_PROFILE: GuestProfile = {
  ...{ notes: '', allergies: [], diets: [], seating: '', tags: [] },
}

const TEXTS = ['notes', 'seating'] as const
const LISTS = ['allergies', 'diets', 'tags'] as const

/** Whether nothing is written down. */
export function isEmptyProfile(profile: GuestProfile): boolean {
  return changedFields(EMPTY_PROFILE, profile).length === 0
}

/** The fields in which two profiles differ. */
export function changedFields(one: GuestProfile, other: GuestProfile): (keyof GuestProfile)[] {
  return [
    ...TEXTS.filter((field) => one[field] !== other[field]),
    ...LISTS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])),
  ]
}

/** Both profiles as one: lists without repetition, texts one after the other, of any length. */
export function unionOf(one: GuestProfile, other: GuestProfile): GuestProfile {
  const text = (field: (typeof TEXTS)[number]) =>
    [...new Set([one[field], other[field]])].filter(Boolean).join('\n')
  const list = (field: (typeof LISTS)[number]) => distinct([...one[field], ...other[field]])
  return {
    ...{ notes: text('notes'), seating: text('seating') },
    ...{ allergies: list('allergies'), diets: list('diets'), tags: list('tags') },
  }
}

/** A profile with the entries of its lists once each. Refuses what is longer than a profile may be. */
export function checkedProfile(profile: GuestProfile): Result<GuestProfile, 'profile_too_long'> {
  const clean = unionOf(profile, EMPTY_PROFILE)
  const isTooLong =
    TEXTS.some((field) => clean[field].length > LONGEST_PROFILE_TEXT) ||
    LISTS.some((field) => clean[field].length > MOST_ENTRIES) ||
    LISTS.some((field) => clean[field].some((entry) => entry.length > LONGEST_ENTRY))
  return isTooLong ? refuse('profile_too_long') : ok(clean)
}

/** Each entry once, as it was written first. */
function distinct(entries: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const entry of entries) {
    const word = entry.toLowerCase()
    if (!known.has(word)) known.set(word, entry)
  }
  return [...known.values()]
}
