import { sampleLink, sampleText } from '../samples.ts'
import type { CopyHero } from './schema.ts'

export const full: CopyHero = {
  eyebrow: 'The kitchen',
  title: 'Everything we cook has met the fire',
  body: sampleText(
    'Alder and maple, split and dried for two seasons. Fish landed this morning. Bread that rests a day before it sees the oven.',
    'The rest is patience, and salt.',
  ),
  cta: sampleLink('About us', '/about'),
  tone: 'spruce',
}

export const minimal: CopyHero = { title: 'Salt, smoke, and time' }
