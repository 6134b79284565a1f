'use client'

import { useEffect, useState } from 'react'
import { YourRestaurant } from '#features/locations/cards/your-restaurant.tsx'
import type { LocationToday } from '#features/locations/hours/location-today.ts'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'

type Known = { uid: string; today: LocationToday | 'failed' }

/** The selected location's band on the home page, which is rendered for nobody in particular. */
export function SelectedRestaurant() {
  const { selected, status } = useVisitor()
  const uid = selected?.uid ?? null
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!uid) return
    const ended = new AbortController()
    fetchToday(uid, ended.signal).then(
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

async function fetchToday(uid: string, signal: AbortSignal): Promise<LocationToday> {
  const answer = await fetch(`/api/locations/${encodeURIComponent(uid)}/today`, { signal })
  if (!answer.ok) throw new Error(`today at ${uid} answered ${answer.status}`)
  return answer.json()
}
