// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import * as banner from './banner/fixture.ts'
import * as bodyCopyComponent from './body-copy-component/fixture.ts'
import * as callouts from './callouts/fixture.ts'
import * as cardEyecatcher from './card-eyecatcher/fixture.ts'
import * as containedSlider from './contained-slider/fixture.ts'
import * as copyHero from './copy-hero/fixture.ts'
import * as footerLinks from './footer-links/fixture.ts'
import * as form from './form/fixture.ts'
import * as frequentlyAskedQuestions from './frequently-asked-questions/fixture.ts'
import * as fullImage from './full-image/fixture.ts'
import * as fullVideo from './full-video/fixture.ts'
import * as giftCards from './gift-cards/fixture.ts'
import * as heroCarousel from './hero-carousel/fixture.ts'
import * as heroGrid from './hero-grid/fixture.ts'
import * as iframeEmbed from './iframe-embed/fixture.ts'
import * as itemNutritionalInfo from './item-nutritional-info/fixture.ts'
import * as itemPairing from './item-pairing/fixture.ts'
import * as itemVariant from './item-variant/fixture.ts'
import * as largeBodyCopy from './large-body-copy/fixture.ts'
import * as locationsApply from './locations-apply/fixture.ts'
import * as menuSection from './menu-section/fixture.ts'
import * as menuSectionFeaturesSlider from './menu-section-features-slider/fixture.ts'
import * as menuSectionHeading from './menu-section-heading/fixture.ts'
import * as popup from './popup/fixture.ts'
import * as quote from './quote/fixture.ts'
import * as reusableSlice from './reusable-slice/fixture.ts'
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
  banner: banner,
  body_copy_component: bodyCopyComponent,
  callouts: callouts,
  card_eyecatcher: cardEyecatcher,
  contained_slider: containedSlider,
  copy_hero: copyHero,
  footer_links: footerLinks,
  form: form,
  frequently_asked_questions: frequentlyAskedQuestions,
  full_image: fullImage,
  full_video: fullVideo,
  gift_cards: giftCards,
  hero_carousel: heroCarousel,
  hero_grid: heroGrid,
  iframe_embed: iframeEmbed,
  item_nutritional_info: itemNutritionalInfo,
  item_pairing: itemPairing,
  item_variant: itemVariant,
  large_body_copy: largeBodyCopy,
  locations_apply: locationsApply,
  menu_section: menuSection,
  menu_section_features_slider: menuSectionFeaturesSlider,
  menu_section_heading: menuSectionHeading,
  popup: popup,
  quote: quote,
  reusable_slice: reusableSlice,
  rich_text: richText,
  seo_slice: seoSlice,
  slider: slider,
  small_hero: smallHero,
  stats: stats,
  testimonials: testimonials,
}
