import { callouts } from './callouts/schema.ts'
import { cardEyecatcher } from './card-eyecatcher/schema.ts'
import { copyHero } from './copy-hero/schema.ts'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { heroCarousel } from './hero-carousel/schema.ts'
import { menuSection } from './menu-section/schema.ts'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { richText } from './rich-text/schema.ts'
import { slider } from './slider/schema.ts'
import { smallHero } from './small-hero/schema.ts'

/** Every slice that editors can place. The content system refers to these by slug. */
export const sliceBlocks = [
  heroCarousel,
  smallHero,
  copyHero,
  richText,
  callouts,
  slider,
  cardEyecatcher,
  frequentlyAskedQuestions,
  menuSectionHeading,
  menuSection,
]

/** The specification's names of the slices. */
export type SliceSlug = (typeof sliceBlocks)[number]['slug']
