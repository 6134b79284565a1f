/** Collections whose documents are looked at before they are published. */
export const checkedCollections = [
  'pages',
  'news-posts',
  'locations',
  'menus',
  'menu-categories',
  'menu-items',
  'reusable-slices',
] as const
export type CheckedCollection = (typeof checkedCollections)[number]

/** Those of them that are made in a form of their own, so that they are published before they have ever been saved. */
export const madeInForm = ['menu-categories', 'menu-items'] as const
export type MadeInForm = (typeof madeInForm)[number]
