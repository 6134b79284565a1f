import { ContentButton } from '#ui/content-button.tsx'
import { Media } from '#ui/media.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './card-eyecatcher.module.css'
import type { CardEyecatcher } from './schema.ts'

/** The card stands out from the ground that it lies on. */
const CARD_TONE = { linen: 'paper', paper: 'linen', spruce: 'night' } as const

export function CardEyecatcherSlice({ slice, level, headingId }: SliceProps<CardEyecatcher>) {
  const tone = slice.tone ?? 'linen'
  return (
    <Section tone={tone} labelledBy={headingId}>
      <div className={css.pair} data-side={slice.imageSide ?? 'left'}>
        <Media
          picture={slice.image}
          sizes="(width < 1024px) 100vw, 60vw"
          ratio="5 / 4"
          className={css.picture}
        />
        <div className={css.card} data-tone={CARD_TONE[tone]}>
          <SectionHeader
            id={headingId}
            level={level}
            size="md"
            eyebrow={slice.eyebrow}
            title={slice.title}
          />
          <RichText value={slice.body} headingOffset={1} />
          <ContentButton link={slice.cta} />
        </div>
      </div>
    </Section>
  )
}
