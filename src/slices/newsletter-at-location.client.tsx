'use client'

import { useEffect, useState } from 'react'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { useVisitor, visitor } from '#features/shell/visitor/visitor-store.client.ts'

/** How far below the screen the form may be when its restaurants are fetched. */
const AHEAD = '400px'

type NewsletterHereProps = {
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
 * (spec:forms.newsletter-fields). They are fetched when the form is about to be seen.
 */
export function NewsletterAtLocation({ autofill = true, ...props }: NewsletterHereProps) {
  const { selected } = useVisitor()
  const places = usePlaces(props.labelledBy)
  return (
    <NewsletterForm
      {...props}
      autofill={autofill}
      places={places}
      selected={selected?.uid ?? null}
    />
  )
}

/** The restaurants by their titles; none until the heading is nearly in view, and where they cannot be had. */
function usePlaces(headingId: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const heading = document.getElementById(headingId)
    if (!heading) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        visitor.all().then(
          (all) => setPlaces(byTitle(all)),
          () => {},
        )
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(heading)
    return () => watcher.disconnect()
  }, [headingId])
  return places
}

function byTitle(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}
