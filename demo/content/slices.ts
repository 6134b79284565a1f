import type { Film } from '#lib/film.ts'
import type { ResolvedLink } from '#lib/link.ts'
import type { Picture } from '#lib/picture.ts'
import type { RichText } from '#lib/rich-text.ts'
import type { Callouts } from '#slices/callouts/schema.ts'
import type { CardEyecatcher } from '#slices/card-eyecatcher/schema.ts'
import type { CopyHero } from '#slices/copy-hero/schema.ts'
import type { FrequentlyAskedQuestions } from '#slices/frequently-asked-questions/schema.ts'
import type { HeroCarousel } from '#slices/hero-carousel/schema.ts'
import type { MenuSection } from '#slices/menu-section/schema.ts'
import type { MenuSectionHeading } from '#slices/menu-section-heading/schema.ts'
import type { RichText as RichTextSlice } from '#slices/rich-text/schema.ts'
import type { Slider } from '#slices/slider/schema.ts'
import type { SmallHero } from '#slices/small-hero/schema.ts'
import type { DocumentRef, FilmRef, LinkRef, PictureRef, Prose } from './authored.ts'

/** A slice as components get it, with names in place of resolved pictures, links and documents. */
export type Authored<Value> = Value extends Picture
  ? PictureRef
  : Value extends ResolvedLink
    ? LinkRef
    : Value extends RichText
      ? Prose
      : Value extends Film[]
        ? FilmRef
        : Value extends { id: string | number }
          ? DocumentRef
          : Value extends (infer Row)[]
            ? Authored<Row>[]
            : Value extends object
              ? { [Field in keyof Value]: Authored<Value[Field]> }
              : Value

type Slices = {
  callouts: Callouts
  card_eyecatcher: CardEyecatcher
  copy_hero: CopyHero
  frequently_asked_questions: FrequentlyAskedQuestions
  hero_carousel: HeroCarousel
  menu_section: MenuSection
  menu_section_heading: MenuSectionHeading
  rich_text: RichTextSlice
  slider: Slider
  small_hero: SmallHero
}

/** One slice of a demo page. */
export type AuthoredSlice = {
  [Slug in keyof Slices]: { blockType: Slug } & Authored<Slices[Slug]>
}[keyof Slices]
