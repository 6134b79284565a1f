import { NewsletterAtLocation } from '../lazy-newsletter.client.tsx'
import type { SliceProps } from '../slice.ts'
import { PopupCard } from './popup-card.tsx'
import type { Popup } from './schema.ts'

/** A popup as it stands in the slice library, with the newsletter's form where it is one. */
export function PopupSlice({ slice, level, headingId }: SliceProps<Popup>) {
  return (
    <PopupCard {...{ slice, level, headingId }}>
      {slice.variation === 'newsletter' ? (
        <NewsletterAtLocation id={`${headingId}-form`} labelledBy={headingId} compact />
      ) : null}
    </PopupCard>
  )
}
