// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import { CalloutsSlice } from './callouts/component.tsx'
import { callouts } from './callouts/schema.ts'
import { CardEyecatcherSlice } from './card-eyecatcher/component.tsx'
import { cardEyecatcher } from './card-eyecatcher/schema.ts'
import { CopyHeroSlice } from './copy-hero/component.tsx'
import { copyHero } from './copy-hero/schema.ts'
import { FrequentlyAskedQuestionsSlice } from './frequently-asked-questions/component.tsx'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { HeroCarouselSlice } from './hero-carousel/component.tsx'
import { heroCarousel } from './hero-carousel/schema.ts'
import { MenuSectionSlice } from './menu-section/component.tsx'
import { menuSection } from './menu-section/schema.ts'
import { MenuSectionHeadingSlice } from './menu-section-heading/component.tsx'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { RichTextSlice } from './rich-text/component.tsx'
import { richText } from './rich-text/schema.ts'
import { SliderSlice } from './slider/component.tsx'
import { slider } from './slider/schema.ts'
import { SmallHeroSlice } from './small-hero/component.tsx'
import { smallHero } from './small-hero/schema.ts'
import type { SliceSlug } from './schemas.ts'
import type { SliceEntry } from './slice.ts'

/** Component, schema and loader of every slice. A slice that is missing here is a type error. */
export const registry = {
  callouts: {
    schema: callouts,
    Component: CalloutsSlice,
  },
  card_eyecatcher: {
    schema: cardEyecatcher,
    Component: CardEyecatcherSlice,
  },
  copy_hero: {
    schema: copyHero,
    Component: CopyHeroSlice,
  },
  frequently_asked_questions: {
    schema: frequentlyAskedQuestions,
    Component: FrequentlyAskedQuestionsSlice,
  },
  hero_carousel: {
    schema: heroCarousel,
    Component: HeroCarouselSlice,
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
  rich_text: {
    schema: richText,
    Component: RichTextSlice,
  },
  slider: {
    schema: slider,
    Component: SliderSlice,
  },
  small_hero: {
    schema: smallHero,
    Component: SmallHeroSlice,
  },
} satisfies Record<SliceSlug, SliceEntry>
