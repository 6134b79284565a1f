import { Carousel } from '#ui/lazy.client.tsx'
import { ContentLink } from '#ui/link.tsx'
import { Media } from '#ui/media.tsx'
import type { Slide } from '../fields.ts'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import * as t from './messages.gen.ts'
import type { Slider } from './schema.ts'
import css from './slider.module.css'

/** Slides in view below 768 px and from there on, and the length of a change in ms (spec:slices.slider). */
const PER_VIEW = { mobile: 1.1, desktop: 1.5 }
const SPEED_MS = 300

export function SliderSlice({ slice, level, headingId }: SliceProps<Slider>) {
  const Title = `h${levelBelow(slice, level)}` as const
  const slides = slice.slides.map((slide, at) => ({
    id: slide.id ?? String(at),
    content: <SlideFigure slide={slide} Title={Title} />,
  }))
  const [only] = slides
  return (
    <SliceSection slice={slice} level={level} headingId={headingId} tone={slice.tone ?? 'linen'}>
      {slides.length < 2 && only ? (
        only.content
      ) : (
        <Carousel
          slides={slides}
          label={slice.title ? t.slidesAbout({ title: slice.title }) : t.slides()}
          perView={PER_VIEW}
          speed={SPEED_MS}
        />
      )}
    </SliceSection>
  )
}

type SlideFigureProps = { slide: Slide; Title: 'h2' | 'h3' }

function SlideFigure({ slide, Title }: SlideFigureProps) {
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
