// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import type { Banner } from './banner/schema.ts'
import type { BodyCopyComponent } from './body-copy-component/schema.ts'
import type { Callouts } from './callouts/schema.ts'
import type { CardEyecatcher } from './card-eyecatcher/schema.ts'
import type { ContainedSlider } from './contained-slider/schema.ts'
import type { CopyHero } from './copy-hero/schema.ts'
import type { FooterLinks } from './footer-links/schema.ts'
import type { Form } from './form/schema.ts'
import type { FrequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import type { FullImage } from './full-image/schema.ts'
import type { FullVideo } from './full-video/schema.ts'
import type { GiftCards } from './gift-cards/schema.ts'
import type { HeroCarousel } from './hero-carousel/schema.ts'
import type { HeroGrid } from './hero-grid/schema.ts'
import type { IframeEmbed } from './iframe-embed/schema.ts'
import type { ItemNutritionalInfo } from './item-nutritional-info/schema.ts'
import type { ItemPairing } from './item-pairing/schema.ts'
import type { ItemVariant } from './item-variant/schema.ts'
import type { LargeBodyCopy } from './large-body-copy/schema.ts'
import type { LocationsApply } from './locations-apply/schema.ts'
import type { MenuSection } from './menu-section/schema.ts'
import type { MenuSectionFeaturesSlider } from './menu-section-features-slider/schema.ts'
import type { MenuSectionHeading } from './menu-section-heading/schema.ts'
import type { Popup } from './popup/schema.ts'
import type { Quote } from './quote/schema.ts'
import type { ReusableSlice } from './reusable-slice/schema.ts'
import type { RichText } from './rich-text/schema.ts'
import type { SeoSlice } from './seo-slice/schema.ts'
import type { Slider } from './slider/schema.ts'
import type { SmallHero } from './small-hero/schema.ts'
import type { Stats } from './stats/schema.ts'
import type { Testimonials } from './testimonials/schema.ts'

/** Props type of each slice's component, by slug. */
export type SliceValues = {
  banner: Banner
  body_copy_component: BodyCopyComponent
  callouts: Callouts
  card_eyecatcher: CardEyecatcher
  contained_slider: ContainedSlider
  copy_hero: CopyHero
  footer_links: FooterLinks
  form: Form
  frequently_asked_questions: FrequentlyAskedQuestions
  full_image: FullImage
  full_video: FullVideo
  gift_cards: GiftCards
  hero_carousel: HeroCarousel
  hero_grid: HeroGrid
  iframe_embed: IframeEmbed
  item_nutritional_info: ItemNutritionalInfo
  item_pairing: ItemPairing
  item_variant: ItemVariant
  large_body_copy: LargeBodyCopy
  locations_apply: LocationsApply
  menu_section: MenuSection
  menu_section_features_slider: MenuSectionFeaturesSlider
  menu_section_heading: MenuSectionHeading
  popup: Popup
  quote: Quote
  reusable_slice: ReusableSlice
  rich_text: RichText
  seo_slice: SeoSlice
  slider: Slider
  small_hero: SmallHero
  stats: Stats
  testimonials: Testimonials
}
