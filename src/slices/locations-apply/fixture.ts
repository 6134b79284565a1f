import type { ApplyChoice } from './data.ts'
import type { LocationsApply } from './schema.ts'

export const full: LocationsApply = {
  eyebrow: 'Careers',
  title: 'Come and stand by the fire',
  text: 'Choose the house you would like to work at. Each hires for itself.',
  tone: 'spruce',
}

export const minimal: LocationsApply = { title: 'Apply' }

/** Two restaurants of one town and one of another. */
export function data(): ApplyChoice[] {
  return [
    { uid: 'burrard', title: 'Burrard', city: 'Vancouver', href: '/locations/burrard/careers' },
    {
      uid: 'kitsilano',
      title: 'Kitsilano',
      city: 'Vancouver',
      href: 'https://jobs.example/?unit=2',
    },
    { uid: 'king-west', title: 'King West', city: 'Toronto', href: '/locations/king-west/careers' },
  ]
}
