/** The setup steps of a new group, in the order in which they are listed. */
export const FIRST_STEPS = [
  ...(['name', 'look', 'restaurant', 'tables', 'menu', 'pages', 'legal'] as const),
  ...(['staff', 'mail', 'backups', 'domain'] as const),
] as const

export type StepName = (typeof FIRST_STEPS)[number]

/** Key of the preference in which somebody's skipped steps are kept: `{ skipped: StepName[] }`. */
export const SKIPPED_STEPS = 'first-steps'
