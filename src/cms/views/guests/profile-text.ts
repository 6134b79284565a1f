import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import type { DietaryNeeds } from '#booking-engine/guest-book/types.ts'
import * as t from './messages.gen.ts'

const TAG_LABELS: Record<string, () => string> = {
  banned: t.banned,
  vip: t.vip,
  regular: t.regular,
  press: t.press,
}

/** How a tag reads; free ones as they are written. */
export function tagLabel(tag: string): string {
  return TAG_LABELS[tag]?.() ?? tag
}

/** `Allergies: nuts, eggs · vegan`; empty = there are none. */
export function needsText({ allergies, diets }: DietaryNeeds): string {
  return [
    ...(allergies.length > 0 ? [t.allergiesAre({ list: allergies.join(', ') })] : []),
    ...(diets.length > 0 ? [diets.join(', ')] : []),
  ].join(' · ')
}

/** Tags, those first that every restaurant has. */
export function sortedTags(tags: readonly string[]): string[] {
  const standard = Object.keys(TAG_LABELS)
  return [
    ...standard.filter((tag) => tags.includes(tag)),
    ...tags.filter((tag) => !standard.includes(tag)),
  ]
}

/** `VIP, Allergies: nuts · vegan`: tags, allergies and diets in one line; empty = nothing is written down. */
export function marksText(profile: GuestProfile | undefined): string {
  if (!profile) return ''
  return [...sortedTags(profile.tags).map(tagLabel), needsText(profile)].filter(Boolean).join(', ')
}
