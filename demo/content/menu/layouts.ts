import type { PictureName } from '../../media/pictures.ts'

/** One menu_section of a layout: a heading and the categories under it. */
export type DemoMenuSection = {
  title: string
  /** Which pairings its items show. */
  variation: 'default' | 'food' | 'drink'
  eyebrow: string
  description: string
  image: PictureName
  categories: string[]
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
  image: 'cocktail_negroni',
  categories: ['cocktails', 'zero-proof', 'wine', 'beer-and-cider', 'coffee-and-tea'],
}

const after: DemoMenuSection = {
  title: 'To Finish',
  variation: 'food',
  eyebrow: 'Stay a while',
  description: 'Something sweet, and something for the little ones.',
  image: 'tart',
  categories: ['desserts', 'young-guests'],
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
      image: 'oysters',
      categories: ['raw-bar', 'hearth-and-bread', 'small-plates', 'soups-and-salads'],
    },
    {
      title: 'From the Kitchen',
      variation: 'food',
      eyebrow: 'Wood and iron',
      description: 'Alder for the fish, oak for the beef.',
      image: 'salmon',
      categories: ['from-the-fire', 'wood-fired-pizza', 'pasta', 'burgers-and-sandwiches', 'sides'],
    },
    {
      title: 'Weekends',
      variation: 'food',
      eyebrow: 'Slow mornings',
      description: 'Coffee first.',
      image: 'pancakes',
      categories: ['brunch'],
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
      description: 'The grill is the heart of the room, and of the menu.',
      image: 'steak',
      categories: ['hearth-and-bread', 'from-the-fire', 'sides', 'burgers-and-sandwiches'],
    },
    {
      title: 'To Share',
      variation: 'food',
      eyebrow: 'Around the table',
      description: 'Order a few. Add one more.',
      image: 'table_top',
      categories: ['small-plates', 'soups-and-salads', 'wood-fired-pizza', 'pasta', 'raw-bar'],
    },
    {
      title: 'Weekends',
      variation: 'food',
      eyebrow: 'Slow mornings',
      description: 'Coffee first.',
      image: 'pancakes',
      categories: ['brunch'],
    },
    after,
    drinks,
    {
      title: 'Late',
      variation: 'default',
      eyebrow: 'The last hours',
      description: 'The lights go down. The coals don’t.',
      image: 'olives',
      categories: ['after-ten'],
    },
  ],
}

export const menus = [coastMenu, harvestMenu]
