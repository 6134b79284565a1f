import { firstWords } from '#slices/large-body-copy/first-words.ts'
import { RichText } from '#ui/rich-text.tsx'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import { ReadMore } from './island.tsx'
import css from './large-body-copy.module.css'
import type { LargeBodyCopy } from './schema.ts'

/** Words that phones show before “Read More” (spec:slices.large-body-copy). */
const MOBILE_WORDS = 65

export function LargeBodyCopySlice({ slice, level, headingId }: SliceProps<LargeBodyCopy>) {
  const headingOffset = levelBelow(slice, level) - 2
  const short = firstWords(slice.body, MOBILE_WORDS)
  const full = <RichText value={slice.body} headingOffset={headingOffset} />
  return (
    <SliceSection
      slice={slice}
      level={level}
      headingId={headingId}
      size="md"
      tone={slice.tone ?? 'linen'}
    >
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
    </SliceSection>
  )
}
