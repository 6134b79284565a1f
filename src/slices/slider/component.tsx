import { Carousel } from '#ui/lazy.client.tsx'
import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import * as t from './messages.gen.ts'
import type { Slider } from './schema.ts'
import css from './slider.module.css'

/** Slides in view below 768 px and from there on, and the length of a change in ms (spec:slices.slider). */
const PER_VIEW = { mobile: 1.1, desktop: 1.5 }
const SPEED_MS = 300

export function SliderSlice({ slice, level, headingId }: SliceProps<Slider>) {
  const [only] = slice.slides
  const slides = slice.slides.map((slide, at) => ({
    id: slide.id ?? String(at),
    content: <Slide slide={slide} below={slice.title ? level : 1} />,
  }))
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? (
        <SectionHeader id={headingId} level={level} eyebrow={slice.eyebrow} title={slice.title} />
      ) : null}
      {slides.length < 2 && only ? (
        <Slide slide={only} below={slice.title ? level : 1} />
      ) : (
        <Carousel
          slides={slides}
          label={slice.title ? t.slidesAbout({ title: slice.title }) : t.slides()}
          perView={PER_VIEW}
          speed={SPEED_MS}
        />
      )}
    </Section>
  )
}

type SlideProps = {
  slide: Slider['slides'][number]
  /** Level of the heading above. */
  below: 1 | 2
}

function Slide({ slide, below }: SlideProps) {
  const Title = below === 2 ? 'h3' : 'h2'
  return (
    <figure className={css.slide}>
      <Media picture={slide.image} sizes="(width < 768px) 91vw, 60vw" ratio="3 / 2" />
      {slide.title || slide.text || slide.cta?.text ? (
        <figcaption className={css.words}>
          {slide.title ? <Title className={css.title}>{slide.title}</Title> : null}
          {slide.text ? <p className={css.text}>{slide.text}</p> : null}
          {slide.cta?.text ? <ContentLink link={slide.cta} /> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
