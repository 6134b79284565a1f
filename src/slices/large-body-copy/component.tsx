import { firstWords } from '#slices/large-body-copy/first-words.ts'
import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import { ReadMore } from './island.tsx'
import css from './large-body-copy.module.css'
import type { LargeBodyCopy } from './schema.ts'

/** Words that phones show before “Read More” (spec:slices.large-body-copy). */
const MOBILE_WORDS = 65

export function LargeBodyCopySlice({ slice, level, headingId }: SliceProps<LargeBodyCopy>) {
  const headingOffset = slice.title && level === 2 ? 1 : 0
  const short = firstWords(slice.body, MOBILE_WORDS)
  const full = <RichText value={slice.body} headingOffset={headingOffset} />
  return (
    <Section tone={slice.tone ?? 'linen'} labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? (
        <SectionHeader
          id={headingId}
          level={level}
          size="md"
          eyebrow={slice.eyebrow}
          title={slice.title}
        />
      ) : null}
      <div className={css.copy}>
        {short ? (
          <ReadMore
            id={`${headingId}-text`}
            short={<RichText value={short} headingOffset={headingOffset} />}
            full={full}
          />
        ) : (
          full
        )}
      </div>
    </Section>
  )
}
