import type { ReactNode } from 'react'
import { ApplicationForm } from '#features/careers/application-form.tsx'
import { BulkGiftCardsForm } from '#features/gift-cards/bulk-form.tsx'
import { ownLink } from '#lib/routing/link.ts'
import { ContentButton } from '#ui/content-button.tsx'
import { Companion } from '#ui/form/companion.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { NewsletterAtLocation } from '../lazy-newsletter.client.tsx'
import type { SliceProps } from '../slice.ts'
import type { FormData } from './data.ts'
import * as t from './messages.gen.ts'
import type { Form, FormVariation } from './schema.ts'

const WORDS: Record<FormVariation, { title: () => string; action: () => string }> = {
  newsletter: { title: t.newsFromTheKitchen, action: t.signUpByEmail },
  careers: { title: t.workWithUs, action: t.emailUsYourApplication },
  bulkGiftCards: { title: t.giftCardsForCompanies, action: t.askAboutGiftCards },
}

/** What the form is for, and the form; without scripts, an address that is read by people. */
export function FormSlice({ slice, data, level, headingId }: SliceProps<Form, FormData | null>) {
  const words = WORDS[slice.variation]
  const href = slice.toEmail ? `mailto:${slice.toEmail}` : '/contact'
  const instead = <ContentButton link={ownLink(href, words.action())} />
  const form = formOf(slice, data, headingId)
  const header = (
    <SectionHeader
      id={headingId}
      level={level}
      size="md"
      eyebrow={slice.eyebrow}
      title={slice.title || words.title()}
      lead={slice.text ? <p>{slice.text}</p> : null}
      action={form ? <noscript>{instead}</noscript> : instead}
    />
  )
  return (
    <Section tone={slice.tone ?? 'paper'} labelledBy={headingId}>
      <div data-form={slice.variation}>
        {form ? (
          <Companion>
            {header}
            {form}
          </Companion>
        ) : (
          header
        )}
      </div>
    </Section>
  )
}

/** The form of a variation; null where its content leaves nobody to send it to. */
function formOf(slice: Form, data: FormData | null, headingId: string): ReactNode {
  const { variation, toEmail, successText = null } = slice
  const form = {
    id: `${headingId}-form`,
    labelledBy: headingId,
    autofill: slice.autofill !== false,
  }
  switch (variation) {
    case 'bulkGiftCards':
      return toEmail ? <BulkGiftCardsForm {...form} {...{ successText, toEmail }} /> : null
    case 'careers':
      return data && <ApplicationForm {...form} {...data} toEmail={toEmail ?? null} />
    case 'newsletter':
      return <NewsletterAtLocation {...form} />
    default:
      return null
  }
}
