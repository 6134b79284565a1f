'use client'

import { useEffect, useMemo, useState } from 'react'
import { NewsletterForm } from '#features/newsletter/newsletter-form.client.tsx'
import { useVisitor, visitor } from '#features/shell/visitor/visitor-store.client.ts'
import { currentLanguage } from '#lib/language/current-language.ts'

type NewsletterProps = {
  id: string
  labelledBy: string
  autofill?: boolean
  compact?: boolean
  onSent?: () => void
  onGone?: () => void
}

type Place = { uid: string; title: string; former?: readonly string[] | undefined }

/**
 * The newsletter's form with the group's restaurants, and the visitor's own chosen already
 * (spec:forms.newsletter-fields).
 */
export function NewsletterAtLocation({ autofill = true, ...props }: NewsletterProps) {
  const { selected } = useVisitor()
  const all = useAllPlaces()
  const places = useMemo(() => all ?? (selected ? [selected] : []), [all, selected])
  const chosen = selected?.uid ?? null
  return <NewsletterForm {...props} {...{ autofill, places }} selected={chosen} />
}

/** The restaurants by their titles; null until they are known, and where they cannot be had. */
function useAllPlaces(): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null)
  useEffect(() => {
    visitor.all().then(
      (all) => setPlaces(byTitle(all)),
      () => {},
    )
  }, [])
  return places
}

function byTitle(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.title.localeCompare(other.title, currentLanguage()))
}
