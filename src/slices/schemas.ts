import { bodyCopyComponent } from './body-copy-component/schema.ts'
import { callouts } from './callouts/schema.ts'
import { cardEyecatcher } from './card-eyecatcher/schema.ts'
import { containedSlider } from './contained-slider/schema.ts'
import { copyHero } from './copy-hero/schema.ts'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { fullImage } from './full-image/schema.ts'
import { giftCards } from './gift-cards/schema.ts'
import { heroCarousel } from './hero-carousel/schema.ts'
import { largeBodyCopy } from './large-body-copy/schema.ts'
import { menuSection } from './menu-section/schema.ts'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { quote } from './quote/schema.ts'
import { richText } from './rich-text/schema.ts'
import { seoSlice } from './seo-slice/schema.ts'
import { slider } from './slider/schema.ts'
import { smallHero } from './small-hero/schema.ts'
import { stats } from './stats/schema.ts'
import { testimonials } from './testimonials/schema.ts'

/** Every slice that editors can place. The content system refers to these by slug. */
export const sliceBlocks = [
  heroCarousel,
  smallHero,
  copyHero,
  richText,
  bodyCopyComponent,
  largeBodyCopy,
  quote,
  callouts,
  slider,
  containedSlider,
  fullImage,
  stats,
  testimonials,
  giftCards,
  cardEyecatcher,
  frequentlyAskedQuestions,
  menuSectionHeading,
  menuSection,
  seoSlice,
]

/** The specification's names of the slices. */
export type SliceSlug = (typeof sliceBlocks)[number]['slug']
