// Written by `node scripts/generate-slices.ts` from the folders beside it. Do not edit.
import { BannerSlice } from './banner/component.tsx'
import { banner } from './banner/schema.ts'
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
import { FooterLinksSlice } from './footer-links/component.tsx'
import { footerLinks } from './footer-links/schema.ts'
import { FormSlice } from './form/component.tsx'
import { form } from './form/schema.ts'
import { FrequentlyAskedQuestionsSlice } from './frequently-asked-questions/component.tsx'
import { frequentlyAskedQuestions } from './frequently-asked-questions/schema.ts'
import { jsonLd as frequentlyAskedQuestionsJsonLd } from './frequently-asked-questions/json-ld.ts'
import { FullImageSlice } from './full-image/component.tsx'
import { fullImage } from './full-image/schema.ts'
import { FullVideoSlice } from './full-video/component.tsx'
import { fullVideo } from './full-video/schema.ts'
import { GiftCardsSlice } from './gift-cards/component.tsx'
import { giftCards } from './gift-cards/schema.ts'
import { HeroCarouselSlice } from './hero-carousel/component.tsx'
import { heroCarousel } from './hero-carousel/schema.ts'
import { HeroGridSlice } from './hero-grid/component.tsx'
import { heroGrid } from './hero-grid/schema.ts'
import { IframeEmbedSlice } from './iframe-embed/component.tsx'
import { iframeEmbed } from './iframe-embed/schema.ts'
import { ItemNutritionalInfoSlice } from './item-nutritional-info/component.tsx'
import { itemNutritionalInfo } from './item-nutritional-info/schema.ts'
import { ItemPairingSlice } from './item-pairing/component.tsx'
import { itemPairing } from './item-pairing/schema.ts'
import { ItemVariantSlice } from './item-variant/component.tsx'
import { itemVariant } from './item-variant/schema.ts'
import { LargeBodyCopySlice } from './large-body-copy/component.tsx'
import { largeBodyCopy } from './large-body-copy/schema.ts'
import { LocationsApplySlice } from './locations-apply/component.tsx'
import { locationsApply } from './locations-apply/schema.ts'
import { MenuSectionSlice } from './menu-section/component.tsx'
import { menuSection } from './menu-section/schema.ts'
import { MenuSectionFeaturesSliderSlice } from './menu-section-features-slider/component.tsx'
import { menuSectionFeaturesSlider } from './menu-section-features-slider/schema.ts'
import { MenuSectionHeadingSlice } from './menu-section-heading/component.tsx'
import { menuSectionHeading } from './menu-section-heading/schema.ts'
import { PopupSlice } from './popup/component.tsx'
import { popup } from './popup/schema.ts'
import { QuoteSlice } from './quote/component.tsx'
import { quote } from './quote/schema.ts'
import { reusableSlice } from './reusable-slice/schema.ts'
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
  banner: {
    schema: banner,
    Component: BannerSlice,
  },
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
  footer_links: {
    schema: footerLinks,
    Component: FooterLinksSlice,
  },
  form: {
    schema: form,
    Component: FormSlice,
    data: () => import('./form/data.ts'),
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
  full_video: {
    schema: fullVideo,
    Component: FullVideoSlice,
    data: () => import('./full-video/data.ts'),
  },
  gift_cards: {
    schema: giftCards,
    Component: GiftCardsSlice,
  },
  hero_carousel: {
    schema: heroCarousel,
    Component: HeroCarouselSlice,
  },
  hero_grid: {
    schema: heroGrid,
    Component: HeroGridSlice,
  },
  iframe_embed: {
    schema: iframeEmbed,
    Component: IframeEmbedSlice,
    data: () => import('./iframe-embed/data.ts'),
  },
  item_nutritional_info: {
    schema: itemNutritionalInfo,
    Component: ItemNutritionalInfoSlice,
    data: () => import('./item-nutritional-info/data.ts'),
  },
  item_pairing: {
    schema: itemPairing,
    Component: ItemPairingSlice,
    data: () => import('./item-pairing/data.ts'),
  },
  item_variant: {
    schema: itemVariant,
    Component: ItemVariantSlice,
    data: () => import('./item-variant/data.ts'),
  },
  large_body_copy: {
    schema: largeBodyCopy,
    Component: LargeBodyCopySlice,
  },
  locations_apply: {
    schema: locationsApply,
    Component: LocationsApplySlice,
    data: () => import('./locations-apply/data.ts'),
  },
  menu_section: {
    schema: menuSection,
    Component: MenuSectionSlice,
    data: () => import('./menu-section/data.ts'),
  },
  menu_section_features_slider: {
    schema: menuSectionFeaturesSlider,
    Component: MenuSectionFeaturesSliderSlice,
    data: () => import('./menu-section-features-slider/data.ts'),
  },
  menu_section_heading: {
    schema: menuSectionHeading,
    Component: MenuSectionHeadingSlice,
  },
  popup: {
    schema: popup,
    Component: PopupSlice,
  },
  quote: {
    schema: quote,
    Component: QuoteSlice,
  },
  reusable_slice: {
    schema: reusableSlice,
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
