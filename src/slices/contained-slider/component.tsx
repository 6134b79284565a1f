import { ContentButton } from '#ui/content-button.tsx'
import { Carousel } from '#ui/lazy.client.tsx'
import { Media } from '#ui/media.tsx'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import css from './contained-slider.module.css'
import * as t from './messages.gen.ts'
import type { ContainedSlider } from './schema.ts'

/** Time of a slide and length of a change in ms (spec:slices.contained-slider). */
const SLIDE_MS = 7000
const CHANGE_MS = 1400

export function ContainedSliderSlice({ slice, level, headingId }: SliceProps<ContainedSlider>) {
  const SlideTitle = `h${levelBelow(slice, level)}` as const
  const slides = slice.slides.map((slide, at) => ({
    id: slide.id ?? String(at),
    content: (
      <div className={css.slide}>
        <Media picture={slide.image} sizes="(width < 1024px) 100vw, 60vw" ratio="5 / 4" />
        {slide.title || slide.text || slide.cta?.text ? (
          <div className={css.words}>
            {slide.title ? <SlideTitle className={css.title}>{slide.title}</SlideTitle> : null}
            {slide.text ? <p className={css.text}>{slide.text}</p> : null}
            <ContentButton link={slide.cta} kind="outlined" />
          </div>
        ) : null}
      </div>
    ),
  }))
  return (
    <SliceSection
      slice={slice}
      level={level}
      headingId={headingId}
      size="md"
      tone={slice.tone ?? 'linen'}
    >
      <Carousel
        slides={slides}
        label={slice.title ? t.slidesAbout({ title: slice.title }) : t.slides()}
        speed={CHANGE_MS}
        autoplayMs={SLIDE_MS}
        loop
      />
    </SliceSection>
  )
}
