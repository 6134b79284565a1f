import { Carousel } from '#ui/lazy.client.tsx'
import { Media } from '#ui/media.tsx'
import { Quotation } from '#ui/quotation.tsx'
import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import * as t from './messages.gen.ts'
import type { Testimonials } from './schema.ts'

/** Length of a change in ms (spec:slices.testimonials). */
const TRANSITION_MS = 500

export function TestimonialsSlice({ slice, level, headingId }: SliceProps<Testimonials>) {
  const slides = slice.items.map((item, at) => ({
    id: item.id ?? String(at),
    content: (
      <Quotation
        quote={item.quote}
        author={item.author}
        authorRole={item.authorRole}
        portrait={item.image ? <Media picture={item.image} sizes="72px" ratio="1 / 1" /> : null}
      />
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
        label={slice.title ? t.testimonialsAbout({ title: slice.title }) : t.testimonials()}
        speed={TRANSITION_MS}
        loop
      />
    </SliceSection>
  )
}
