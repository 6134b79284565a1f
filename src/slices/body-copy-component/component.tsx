import { RichText } from '#ui/rich-text.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { BodyCopyComponent } from './schema.ts'

export function BodyCopyComponentSlice(props: SliceProps<BodyCopyComponent>) {
  const { slice, level, headingId } = props
  return (
    <Section
      tone={slice.tone ?? 'linen'}
      width="text"
      labelledBy={slice.title ? headingId : undefined}
    >
      {slice.title ? (
        <SectionHeader
          id={headingId}
          level={level}
          size="md"
          eyebrow={slice.eyebrow}
          title={slice.title}
        />
      ) : null}
      <RichText value={slice.body} headingOffset={slice.title && level === 2 ? 1 : 0} />
    </Section>
  )
}
