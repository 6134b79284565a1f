/** Kinds of imports, in the order in which a group needs them. */
export const IMPORT_KINDS = [
  'locations',
  'menus',
  'pictures',
  'prismic',
  'subscribers',
  'bookings',
  'guests',
] as const

export type ImportKindName = (typeof IMPORT_KINDS)[number]
