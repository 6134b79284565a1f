import { plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const youngGuests: DemoCategory = {
  uid: 'young-guests',
  title: 'Young Guests',
  description: 'Half the size, all of the fire.',
  hideInNavigation: true,
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'little-margherita',
      title: 'Little Margherita',
      price: 12,
      description: 'Tomato, mozzarella, crust to chew on.',
      tags: ['vegetarian'],
      nutrition: plate(460, 19, 58, 17, 790),
    },
    {
      uid: 'buttered-noodles',
      title: 'Buttered Noodles',
      price: 10,
      description: 'With cheese, or without, or with it on the side.',
      tags: ['vegetarian'],
      nutrition: plate(430, 14, 56, 17, 420),
    },
    {
      uid: 'grilled-chicken-and-fries',
      title: 'Chicken and Fries',
      price: 14,
      description: 'Grilled, not breaded. Cucumber, a small cup of fries.',
      tags: ['gluten-free', 'dairy-free'],
      nutrition: plate(520, 32, 38, 25, 680),
    },
    {
      uid: 'one-scoop-sundae',
      title: 'One-Scoop Sundae',
      price: 6,
      description: 'Vanilla, warm chocolate, a cherry on top.',
      tags: ['vegetarian', 'gluten-free'],
      nutrition: plate(280, 4, 34, 14, 80),
    },
  ],
}
