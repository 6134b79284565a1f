import { RichText } from '#ui/rich-text.tsx'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import type { BodyCopyComponent } from './schema.ts'

export function BodyCopyComponentSlice(props: SliceProps<BodyCopyComponent>) {
  const { slice, level, headingId } = props
  return (
    <SliceSection
      slice={slice}
      level={level}
      headingId={headingId}
      size="md"
      tone={slice.tone ?? 'linen'}
      width="text"
    >
      <RichText value={slice.body} headingOffset={levelBelow(slice, level) - 2} />
    </SliceSection>
  )
}
