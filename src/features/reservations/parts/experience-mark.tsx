import { experiencesTitle } from '../texts.ts'
import css from './experience.module.css'

/** The mark of the group's experiences (spec:reservations.experience-logo): an ember under its flame. */
export function ExperienceMark({ group }: { group: string }) {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" role="img" aria-label={experiencesTitle(group)}>
      <circle cx="16" cy="16" r="15" />
      <path d="M16 6c1 4.500 6 6.500 6 12a6 6 0 01-12 0c0-3 1.600-4.500 2.600-6.500.8 1 1.100 2 1.200 3C15.500 12.500 16 9.500 16 6z" />
    </svg>
  )
}
