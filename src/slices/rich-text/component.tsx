import { RichText } from '#ui/rich-text.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { RichText as RichTextData } from './schema.ts'

export function RichTextSlice({ slice }: SliceProps<RichTextData>) {
  return (
    <Section width="text">
      <RichText value={slice.content} />
    </Section>
  )
}
