// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import { BodyCopyComponentSlice } from './body-copy-component/component.tsx'
import { bodyCopyComponent } from './body-copy-component/schema.ts'
import { CalloutsSlice } from './callouts/component.tsx'
import { callouts } from './callouts/schema.ts'
import { CardEyecatcherSlice } from './card-eyecatcher/component.tsx'
import { cardEyecatcher } from './card-eyecatcher/schema.ts'
import { ContainedSliderSlice } from './contained-slider/component.tsx'
import { containedSlider } from './contained-slider/schema.ts'
import { CopyHeroSlice } from './copy-hero/component.tsx'
import { copyHero } from './copy-hero/schema.ts'
import { FrequentlyAskedQuestionsSlice } from './frequently-asked-questions/component.tsx'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { jsonLd as frequentlyAskedQuestionsJsonLd } from './frequently-asked-questions/json-ld.ts'
import { FullImageSlice } from './full-image/component.tsx'
import { fullImage } from './full-image/schema.ts'
import { GiftCardsSlice } from './gift-cards/component.tsx'
import { giftCards } from './gift-cards/schema.ts'
import { HeroCarouselSlice } from './hero-carousel/component.tsx'
import { heroCarousel } from './hero-carousel/schema.ts'
import { LargeBodyCopySlice } from './large-body-copy/component.tsx'
import { largeBodyCopy } from './large-body-copy/schema.ts'
import { MenuSectionSlice } from './menu-section/component.tsx'
import { menuSection } from './menu-section/schema.ts'
import { MenuSectionHeadingSlice } from './menu-section-heading/component.tsx'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { QuoteSlice } from './quote/component.tsx'
import { quote } from './quote/schema.ts'
import { RichTextSlice } from './rich-text/component.tsx'
import { richText } from './rich-text/schema.ts'
import { seoSlice } from './seo-slice/schema.ts'
import { SliderSlice } from './slider/component.tsx'
import { slider } from './slider/schema.ts'
import { SmallHeroSlice } from './small-hero/component.tsx'
import { smallHero } from './small-hero/schema.ts'
import { StatsSlice } from './stats/component.tsx'
import { stats } from './stats/schema.ts'
import { TestimonialsSlice } from './testimonials/component.tsx'
import { testimonials } from './testimonials/schema.ts'
import type { SliceSlug } from './schemas.ts'
import type { SliceEntry } from './slice.ts'

/** Component, schema and loader of every slice. A slice that is missing here is a type error. */
export const registry = {
  body_copy_component: {
    schema: bodyCopyComponent,
    Component: BodyCopyComponentSlice,
  },
  callouts: {
    schema: callouts,
    Component: CalloutsSlice,
  },
  card_eyecatcher: {
    schema: cardEyecatcher,
    Component: CardEyecatcherSlice,
  },
  contained_slider: {
    schema: containedSlider,
    Component: ContainedSliderSlice,
  },
  copy_hero: {
    schema: copyHero,
    Component: CopyHeroSlice,
  },
  frequently_asked_questions: {
    schema: frequentlyAskedQuestions,
    Component: FrequentlyAskedQuestionsSlice,
    jsonLd: frequentlyAskedQuestionsJsonLd,
  },
  full_image: {
    schema: fullImage,
    Component: FullImageSlice,
  },
  gift_cards: {
    schema: giftCards,
    Component: GiftCardsSlice,
  },
  hero_carousel: {
    schema: heroCarousel,
    Component: HeroCarouselSlice,
  },
  large_body_copy: {
    schema: largeBodyCopy,
    Component: LargeBodyCopySlice,
  },
  menu_section: {
    schema: menuSection,
    Component: MenuSectionSlice,
    load: async (slice, context) => (await import('./menu-section/data.ts')).load(slice, context),
  },
  menu_section_heading: {
    schema: menuSectionHeading,
    Component: MenuSectionHeadingSlice,
  },
  quote: {
    schema: quote,
    Component: QuoteSlice,
  },
  rich_text: {
    schema: richText,
    Component: RichTextSlice,
  },
  seo_slice: {
    schema: seoSlice,
  },
  slider: {
    schema: slider,
    Component: SliderSlice,
  },
  small_hero: {
    schema: smallHero,
    Component: SmallHeroSlice,
  },
  stats: {
    schema: stats,
    Component: StatsSlice,
  },
  testimonials: {
    schema: testimonials,
    Component: TestimonialsSlice,
  },
} satisfies Record<SliceSlug, SliceEntry>
