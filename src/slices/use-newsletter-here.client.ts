'use client'

import { useEffect, useMemo, useState } from 'react'
import { useVisitor, visitor } from '#features/shell/visitor/visitor-store.client.ts'
import { currentLanguage } from '#lib/language/current-language.ts'
import { whenNear } from '#ui/when-near.ts'

export type NewsletterHereProps = {
  id: string
  labelledBy: string
  autofill?: boolean
  compact?: boolean
  onSent?: () => void
  onGone?: () => void
}

type Place = { uid: string; title: string; former?: readonly string[] | undefined }

/**
 * The properties of the newsletter's form with the group's restaurants, and the visitor's own chosen already
 * (spec:forms.newsletter-fields). The others are fetched when it is about to be seen.
 */
export function useNewsletterHere({ autofill = true, ...props }: NewsletterHereProps) {
  const { selected } = useVisitor()
  const all = useAllPlaces(props.labelledBy)
  const places = useMemo(() => all ?? (selected ? [selected] : []), [all, selected])
  return { ...props, autofill, places, selected: selected?.uid ?? null }
}

/**
 * The restaurants by their titles; null until the heading is nearly in view or the address names one of them, and
 * where they cannot be had.
 */
function useAllPlaces(headingId: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null)
  useEffect(() => {
    const load = () =>
      void visitor.all().then(
        (all) => setPlaces(byTitle(all)),
        () => {},
      )
    const heading = document.getElementById(headingId)
    if (heading && !new URLSearchParams(location.search).has('location'))
      return whenNear(heading, load)
    load()
  }, [headingId])
  return places
}

function byTitle(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.title.localeCompare(other.title, currentLanguage()))
}
