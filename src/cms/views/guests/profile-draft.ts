import {
  changedFields,
  EMPTY_PROFILE,
  type GuestProfile,
  STANDARD_TAGS,
  unionOf,
} from '#booking-engine/guest-book/profile.ts'
import type { SeenProfile } from '#booking-engine/guest-book/types.ts'

/** A profile as it is typed: lists with commas, standard tags apart from free ones. */
export type ProfileDraft = {
  allergies: string
  diets: string
  seating: string
  notes: string
  standardTags: string[]
  otherTags: string
}

const isStandard = (tag: string) => (STANDARD_TAGS as readonly string[]).includes(tag)

/** A profile as it is typed. */
export function draftOf({ allergies, diets, seating, notes, tags }: GuestProfile): ProfileDraft {
  return {
    ...{ allergies: allergies.join(', '), diets: diets.join(', '), seating, notes },
    standardTags: tags.filter(isStandard),
    otherTags: tags.filter((tag) => !isStandard(tag)).join(', '),
  }
}

/** What a draft means. */
export function profileOfDraft(draft: ProfileDraft): GuestProfile {
  const { notes, seating } = draft
  const profile = {
    ...{ notes: notes.trim(), seating: seating.trim() },
    ...{ allergies: entriesOf(draft.allergies), diets: entriesOf(draft.diets) },
    tags: [
      ...STANDARD_TAGS.filter((tag) => draft.standardTags.includes(tag)),
      ...entriesOf(draft.otherTags),
    ],
  }
  return unionOf(profile, EMPTY_PROFILE)
}

/** Whether a draft says something else than the profile that it began with. */
export function isChanged(draft: ProfileDraft, profile: GuestProfile): boolean {
  return changedFields(profileOfDraft(draft), profileOfDraft(draftOf(profile))).length > 0
}

/** Both what was typed and what somebody else has saved meanwhile. */
export function bothOf(draft: ProfileDraft, theirs: SeenProfile): ProfileDraft {
  return draftOf(unionOf(theirs, profileOfDraft(draft)))
}

function entriesOf(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
}
