'use client'

import { useMemo } from 'react'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'

type NewsletterHereProps = {
  id: string
  labelledBy: string
  autofill?: boolean
  compact?: boolean
  onSent?: () => void
  onGone?: () => void
}

/**
 * The newsletter's form with the group's restaurants, and the visitor's own chosen already
 * (spec:forms.newsletter-fields).
 */
export function NewsletterAtLocation({ autofill = true, ...props }: NewsletterHereProps) {
  const { locations, selected } = useVisitor()
  const places = useMemo(
    () =>
      locations
        .map(({ uid, title, former }) => ({ uid, title, former }))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
    [locations],
  )
  return (
    <NewsletterForm
      {...props}
      autofill={autofill}
      places={places}
      selected={selected?.uid ?? null}
    />
  )
}
