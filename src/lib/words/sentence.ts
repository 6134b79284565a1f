/** A sentence of the interface that a group may say in its own words. */
export type Sentence = {
  /** The place where guests read it, and a name: `booking.thanks`. */
  id: string
  /** As it is said where the group has no words of its own; values stand in it as `{name}`. */
  text: string
  /** For whoever changes it: when it is said, and to whom. */
  meaning: string
  /** The most characters that it may have. */
  limit: number
  /** The values that may stand in it. */
  values: readonly string[]
  /** Those that must. */
  needs: readonly string[]
}
