import { ContentButton } from '#ui/content-button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import css from './copy-hero.module.css'
import type { CopyHero } from './schema.ts'

export function CopyHeroSlice({ slice, level, headingId }: SliceProps<CopyHero>) {
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={headingId}>
      <div className={css.columns}>
        <SectionHeader
          id={headingId}
          level={level}
          size={level === 1 ? 'xl' : 'lg'}
          eyebrow={slice.eyebrow}
          title={slice.title}
        />
        {slice.body || slice.cta?.text ? (
          <div className={css.side}>
            <RichText value={slice.body} headingOffset={1} />
            <ContentButton link={slice.cta} kind="outlined" />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
