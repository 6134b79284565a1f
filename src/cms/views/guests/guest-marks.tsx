import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import styles from './guest-marks.module.css'
import { needsText, sortedTags, tagLabel } from './profile-text.ts'

type GuestMarksProps = {
  profile: GuestProfile | null | undefined
  /** A tag that is said beside it already. */
  without?: string
}

/** What is to be seen of a guest at a glance: tags, allergies and diets. */
export function GuestMarks({ profile, without }: GuestMarksProps) {
  if (!profile) return null
  const needs = needsText(profile)
  const tags = sortedTags(profile.tags).filter((tag) => tag !== without)
  if (tags.length === 0 && !needs) return null
  return (
    <span className={styles.marks}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {tagLabel(tag)}
        </span>
      ))}
      {needs ? <span className={styles.needs}>{needs}</span> : null}
    </span>
  )
}
