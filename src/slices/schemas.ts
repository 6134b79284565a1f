import { banner } from './banner/schema.ts'
import { bodyCopyComponent } from './body-copy-component/schema.ts'
import { callouts } from './callouts/schema.ts'
import { cardEyecatcher } from './card-eyecatcher/schema.ts'
import { containedSlider } from './contained-slider/schema.ts'
import { copyHero } from './copy-hero/schema.ts'
import { footerLinks } from './footer-links/schema.ts'
import { form } from './form/schema.ts'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { fullImage } from './full-image/schema.ts'
import { fullVideo } from './full-video/schema.ts'
import { giftCards } from './gift-cards/schema.ts'
import { heroCarousel } from './hero-carousel/schema.ts'
import { heroGrid } from './hero-grid/schema.ts'
import { iframeEmbed } from './iframe-embed/schema.ts'
import { itemNutritionalInfo } from './item-nutritional-info/schema.ts'
import { itemPairing } from './item-pairing/schema.ts'
import { itemVariant } from './item-variant/schema.ts'
import { largeBodyCopy } from './large-body-copy/schema.ts'
import { locationsApply } from './locations-apply/schema.ts'
import { menuSection } from './menu-section/schema.ts'
import { menuSectionFeaturesSlider } from './menu-section-features-slider/schema.ts'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { popup } from './popup/schema.ts'
import { quote } from './quote/schema.ts'
import { reusableSlice } from './reusable-slice/schema.ts'
import { richText } from './rich-text/schema.ts'
import { seoSlice } from './seo-slice/schema.ts'
import { slider } from './slider/schema.ts'
import { smallHero } from './small-hero/schema.ts'
import { stats } from './stats/schema.ts'
import { testimonials } from './testimonials/schema.ts'

/** Every slice, in the order of the editor's list. The content system refers to these by slug. */
export const sliceBlocks = [
  heroCarousel,
  heroGrid,
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
  fullVideo,
  iframeEmbed,
  stats,
  testimonials,
  giftCards,
  cardEyecatcher,
  frequentlyAskedQuestions,
  locationsApply,
  form,
  menuSectionHeading,
  menuSection,
  menuSectionFeaturesSlider,
  itemVariant,
  itemPairing,
  itemNutritionalInfo,
  reusableSlice,
  seoSlice,
  banner,
  popup,
  footerLinks,
]

/** The specification's names of the slices. */
export type SliceSlug = (typeof sliceBlocks)[number]['slug']
