'use client'

import { useEffect, useState } from 'react'
import { type KnownToday, YourRestaurant } from '#features/locations/cards/your-restaurant.tsx'
import type { LocationToday } from '#features/locations/hours/location-today.ts'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'

type Known = { uid: string; today: KnownToday | 'failed' }

/** The selected location's band on the home page, which is rendered for nobody in particular. */
export function SelectedRestaurant() {
  const { selected, status } = useVisitor()
  const uid = selected?.uid ?? null
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!uid) return
    const ended = new AbortController()
    loadToday(uid, ended.signal).then(
      (today) => setKnown({ uid, today }),
      () => {
        if (!ended.signal.aborted) setKnown({ uid, today: 'failed' })
      },
    )
    return () => ended.abort()
  }, [uid])

  const state = selected ? 'known' : status === 'starting' ? 'waiting' : 'none'
  return (
    <YourRestaurant
      state={state}
      location={selected}
      today={known?.uid === uid ? known.today : null}
    />
  )
}

/** What the page knows of the day at `uid`, with the code that shows it, which other visitors never fetch. */
async function loadToday(uid: string, signal: AbortSignal): Promise<KnownToday> {
  const [today, { TodaysFacts }] = await Promise.all([
    fetchToday(uid, signal),
    import('#features/locations/cards/todays-facts.tsx'),
  ])
  return { facts: <TodaysFacts today={today} />, menu: today.menu }
}

async function fetchToday(uid: string, signal: AbortSignal): Promise<LocationToday> {
  const answer = await fetch(`/api/locations/${encodeURIComponent(uid)}/today`, { signal })
  if (!answer.ok) throw new Error(`today at ${uid} answered ${answer.status}`)
  return answer.json()
}
