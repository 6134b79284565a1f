import { Quotation } from '#ui/quotation.tsx'
import { Section } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { Quote } from './schema.ts'

export function QuoteSlice({ slice }: SliceProps<Quote>) {
  return (
    <Section tone={slice.tone ?? 'linen'}>
      <Quotation quote={slice.quote} author={slice.author} authorRole={slice.authorRole} />
    </Section>
  )
}
