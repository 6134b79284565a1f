// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import * as bodyCopyComponent from './body-copy-component/fixture.ts'
import * as callouts from './callouts/fixture.ts'
import * as cardEyecatcher from './card-eyecatcher/fixture.ts'
import * as containedSlider from './contained-slider/fixture.ts'
import * as copyHero from './copy-hero/fixture.ts'
import * as frequentlyAskedQuestions from './frequently-asked-questions/fixture.ts'
import * as fullImage from './full-image/fixture.ts'
import * as giftCards from './gift-cards/fixture.ts'
import * as heroCarousel from './hero-carousel/fixture.ts'
import * as largeBodyCopy from './large-body-copy/fixture.ts'
import * as menuSection from './menu-section/fixture.ts'
import * as menuSectionHeading from './menu-section-heading/fixture.ts'
import * as quote from './quote/fixture.ts'
import * as richText from './rich-text/fixture.ts'
import * as seoSlice from './seo-slice/fixture.ts'
import * as slider from './slider/fixture.ts'
import * as smallHero from './small-hero/fixture.ts'
import * as stats from './stats/fixture.ts'
import * as testimonials from './testimonials/fixture.ts'
import type { SliceSlug } from './schemas.ts'
import type { SliceFixture } from './slice.ts'

/** The samples of every slice: for the contract test, the slice library and its pictures. */
export const fixtures: Record<SliceSlug, SliceFixture> = {
  body_copy_component: bodyCopyComponent,
  callouts: callouts,
  card_eyecatcher: cardEyecatcher,
  contained_slider: containedSlider,
  copy_hero: copyHero,
  frequently_asked_questions: frequentlyAskedQuestions,
  full_image: fullImage,
  gift_cards: giftCards,
  hero_carousel: heroCarousel,
  large_body_copy: largeBodyCopy,
  menu_section: menuSection,
  menu_section_heading: menuSectionHeading,
  quote: quote,
  rich_text: richText,
  seo_slice: seoSlice,
  slider: slider,
  small_hero: smallHero,
  stats: stats,
  testimonials: testimonials,
}
