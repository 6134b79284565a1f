import type { TagUid } from './types.ts'

/** The legend of the menu: what a mark stands for. */
export const tags: { uid: TagUid; title: string; description: string; abbreviation: string }[] = [
  {
    uid: 'vegan',
    title: 'Vegan',
    abbreviation: 'VG',
    description: 'Made without anything from an animal.',
  },
  {
    uid: 'vegetarian',
    title: 'Vegetarian',
    abbreviation: 'V',
    description: 'Made without meat or fish.',
  },
  {
    uid: 'gluten-free',
    title: 'Gluten free',
    abbreviation: 'GF',
    description: 'Made without gluten, in a kitchen that bakes bread every day.',
  },
  {
    uid: 'dairy-free',
    title: 'Dairy free',
    abbreviation: 'DF',
    description: 'Made without milk, butter or cream.',
  },
  { uid: 'shellfish', title: 'Shellfish', abbreviation: 'SH', description: 'Contains shellfish.' },
  { uid: 'fish', title: 'Fish', abbreviation: 'F', description: 'Contains fish.' },
  { uid: 'nuts', title: 'Nuts', abbreviation: 'N', description: 'Contains nuts.' },
  { uid: 'spicy', title: 'Warm', abbreviation: 'W', description: 'Carries some heat.' },
  { uid: 'raw', title: 'Raw', abbreviation: 'R', description: 'Served raw or barely cured.' },
  {
    uid: 'zero-proof',
    title: 'Zero proof',
    abbreviation: '0',
    description: 'Made without alcohol.',
  },
]
