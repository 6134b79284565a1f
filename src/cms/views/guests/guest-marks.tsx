import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import styles from './guest-marks.module.css'
import { needsText, sortedTags, tagLabel } from './profile-text.ts'

/** What is to be seen of a guest at a glance: tags, allergies and diets. */
export function GuestMarks({ profile }: { profile: GuestProfile | null | undefined }) {
  if (!profile) return null
  const needs = needsText(profile)
  if (profile.tags.length === 0 && !needs) return null
  return (
    <span className={styles.marks}>
      {sortedTags(profile.tags).map((tag) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {tagLabel(tag)}
        </span>
      ))}
      {needs ? <span className={styles.needs}>{needs}</span> : null}
    </span>
  )
}
