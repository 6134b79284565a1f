import type { MenuCategory, MenuItem, MenuTag } from './menu.ts'

/** A mark of samples and tests, whose title is its name. */
export const sampleTag = (uid: string, more: Partial<MenuTag> = {}): MenuTag => ({
  uid,
  title: uid,
  abbreviation: uid,
  description: null,
  kind: 'diet',
  icon: null,
  ...more,
})

/** A dish of samples and tests: nothing but a name. */
export const sampleItem = (uid: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: uid,
  uid,
  title: uid,
  price: null,
  description: null,
  image: null,
  tags: [],
  allergens: null,
  mayContainTags: [],
  unknownTags: [],
  checkedAt: null,
  variants: [],
  pairingType: 'default',
  pairings: [],
  nutrition: [],
  zones: [],
  ...more,
})

/** A category of samples and tests, served at all times. */
export const sampleCategory = (uid: string, ...items: MenuItem[]): MenuCategory => ({
  id: uid,
  uid,
  title: uid,
  description: null,
  hideInNavigation: false,
  served: [],
  items,
})
