/** One menu_section of a layout: a heading and the categories under it. */
export type DemoMenuSection = {
  title: string
  /** Which pairings its items show (S2 §2). */
  variation: 'default' | 'food' | 'drink'
  eyebrow: string
  description: string
  categories: { uid: string; title?: string; hideInNavigation?: true }[]
}

export type DemoMenu = {
  uid: 'coast-menu' | 'harvest-menu'
  title: string
  sections: DemoMenuSection[]
}

const drinks: DemoMenuSection = {
  title: 'To Drink',
  variation: 'drink',
  eyebrow: 'The bar',
  description: 'Stirred, poured, left alone.',
  categories: [
    { uid: 'cocktails' },
    { uid: 'zero-proof' },
    { uid: 'wine' },
    { uid: 'beer-and-cider' },
    { uid: 'coffee-and-tea' },
  ],
}

const after: DemoMenuSection = {
  title: 'After',
  variation: 'food',
  eyebrow: 'Stay a while',
  description: 'Something sweet, and something for the small ones.',
  categories: [{ uid: 'desserts' }, { uid: 'young-guests', hideInNavigation: true }],
}

/** By the sea: the raw bar leads. */
export const coastMenu: DemoMenu = {
  uid: 'coast-menu',
  title: 'Coast',
  sections: [
    {
      title: 'To Begin',
      variation: 'food',
      eyebrow: 'From the water',
      description: 'What the boats and the oven brought in today.',
      categories: [
        { uid: 'raw-bar' },
        { uid: 'hearth-and-bread' },
        { uid: 'small-plates' },
        { uid: 'soups-and-salads' },
      ],
    },
    {
      title: 'From the Kitchen',
      variation: 'food',
      eyebrow: 'Wood and iron',
      description: 'Alder for the fish, oak for the beef.',
      categories: [
        { uid: 'from-the-fire' },
        { uid: 'wood-fired-pizza' },
        { uid: 'pasta' },
        { uid: 'burgers-and-sandwiches' },
        { uid: 'sides' },
      ],
    },
    {
      title: 'Weekends',
      variation: 'food',
      eyebrow: 'Slow mornings',
      description: 'Coffee first.',
      categories: [{ uid: 'brunch' }],
    },
    after,
    drinks,
  ],
}

/** Inland: the fire leads. */
export const harvestMenu: DemoMenu = {
  uid: 'harvest-menu',
  title: 'Harvest',
  sections: [
    {
      title: 'Fire First',
      variation: 'food',
      eyebrow: 'Oak and patience',
      description: 'The grill is the middle of the room, and of the menu.',
      categories: [
        { uid: 'hearth-and-bread' },
        { uid: 'from-the-fire' },
        { uid: 'sides' },
        { uid: 'burgers-and-sandwiches' },
      ],
    },
    {
      title: 'To Share',
      variation: 'food',
      eyebrow: 'Around the table',
      description: 'Order a few. Add one more.',
      categories: [
        { uid: 'small-plates' },
        { uid: 'soups-and-salads' },
        { uid: 'wood-fired-pizza' },
        { uid: 'pasta' },
        { uid: 'raw-bar' },
      ],
    },
    {
      title: 'Weekends',
      variation: 'food',
      eyebrow: 'Slow mornings',
      description: 'Coffee first.',
      categories: [{ uid: 'brunch' }],
    },
    after,
    drinks,
  ],
}

export const menus = [coastMenu, harvestMenu]
