import { ContentButton } from '#ui/content-button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './hero-carousel.module.css'
import { HeroCarouselIsland } from './island.tsx'
import { SLIDE_MS } from './rotation.ts'
import type { HeroCarousel, HeroSlide } from './schema.ts'

export function HeroCarouselSlice({ slice, level, headingId, index }: SliceProps<HeroCarousel>) {
  const slides = slice.slides.map((slide, at) => ({
    key: slide.id ?? String(at),
    picture: (
      <Media
        picture={slide.image}
        mobile={slide.mobileImage}
        sizes="100vw"
        fill
        priority={index === 0 && at === 0}
      />
    ),
    words: (
      <Words
        slide={slide}
        level={at === 0 ? level : 2}
        headingId={at === 0 ? headingId : `${headingId}-${at + 1}`}
      />
    ),
    film: slide.video ?? [],
    mobileFilm: filmForPhones(slide),
  }))
  return (
    <Section tone="night" width="bleed" rhythm="none" underHeader labelledBy={headingId}>
      <HeroCarouselIsland slides={slides} slideMs={SLIDE_MS} />
    </Section>
  )
}

/** A slide with an image for phones and no film for them shows phones that image, and costs no film. */
function filmForPhones({ video, mobileVideo, mobileImage }: HeroSlide) {
  if (mobileVideo?.length) return mobileVideo
  return mobileImage ? [] : (video ?? [])
}

type WordsProps = { slide: HeroSlide; level: 1 | 2; headingId: string }

function Words({ slide, level, headingId }: WordsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.words}>
      {slide.eyebrow ? <Eyebrow>{slide.eyebrow}</Eyebrow> : null}
      <Heading id={headingId} className={css.title}>
        {slide.title}
      </Heading>
      <ContentButton link={slide.cta} size="lg" />
    </div>
  )
}
