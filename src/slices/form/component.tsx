import { ownLink } from '#lib/link.ts'
import { ContentButton } from '#ui/button.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { SliceProps } from '../slice.ts'
import type { Form, FormVariation } from './schema.ts'

const WORDS: Record<FormVariation, { title: string; action: string }> = {
  newsletter: { title: 'News from the kitchen', action: 'Ask to be written to' },
  careers: { title: 'Work with us', action: 'Send us your application' },
  bulkGiftCards: { title: 'Gift cards for companies', action: 'Ask for gift cards' },
}

/** What the form is for, and an address that is read by people. */
export function FormSlice({ slice, level, headingId }: SliceProps<Form>) {
  const words = WORDS[slice.variation]
  const href = slice.toEmail ? `mailto:${slice.toEmail}` : '/contact'
  return (
    <Section tone={slice.tone ?? 'paper'} labelledBy={headingId}>
      <div data-form={slice.variation}>
        <SectionHeader
          id={headingId}
          level={level}
          size="md"
          eyebrow={slice.eyebrow}
          title={slice.title || words.title}
          lead={slice.text ? <p>{slice.text}</p> : null}
          action={<ContentButton link={ownLink(href, words.action)} />}
        />
      </div>
    </Section>
  )
}
