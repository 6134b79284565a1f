import type { Picture } from '../media/picture.ts'

/** How an experience is presented, beside what its provider says of it: what editors have entered. */
export type ExperienceDetails = {
  picture: Picture | null
  /** Contents, one per line. */
  includes: string[]
  /** For whom it is: `Five to eight who like to share`. */
  suits: string | null
  /** How long it lasts, about. */
  minutes: number | null
}
