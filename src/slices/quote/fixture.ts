import type { Quote } from './schema.ts'

export const full: Quote = {
  quote: 'We do not cook over fire for the show. We do it because nothing else tastes of evening.',
  author: 'Ines Okafor',
  authorRole: 'Executive chef',
  tone: 'spruce',
}

export const minimal: Quote = { quote: 'You can hear when the fire is ready.' }
