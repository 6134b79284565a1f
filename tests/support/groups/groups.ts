/**
 * Groups that are not Saltwood, each a folder of files in `tests/fixtures/groups`; `restaurant` is the one that is looked at, by
 * its name in the address.
 */
export const GROUPS = [
  { name: 'lucciola', restaurant: 'college-street' },
  { name: 'lucky-penny', restaurant: 'superior-street' },
  { name: 'nagi', restaurant: 'robson-street' },
] as const

export type Group = (typeof GROUPS)[number]

/** The pages of a group that say what its site looks like. */
export const pagesOf = ({ restaurant }: Group) => [
  { page: 'home', path: '/' },
  { page: 'locations', path: '/locations' },
  { page: 'menu', path: `/locations/${restaurant}/menu` },
]
