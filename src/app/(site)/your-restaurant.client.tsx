'use client'

import { useEffect, useState } from 'react'
import { YourRestaurant } from '#features/locations/cards/your-restaurant.tsx'
import type { LocationToday } from '#features/locations/hours/location-today.ts'
import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'

type Known = { uid: string; today: LocationToday | 'failed' }

/**
 * Wait in ms after the instant at which the restaurant's day changes, before it is fetched again: the `Date`
 * header, by which the instant is awaited, has whole seconds.
 */
const AFTER_CHANGE_MS = 1000
/** Wait in ms before a day that could not be fetched is asked for again. */
const RETRY_MS = 60_000

/** The selected location's band on the home page, which is rendered for nobody in particular. */
export function SelectedRestaurant() {
  const { selected, status } = useVisitor()
  const uid = selected?.uid ?? null
  const [known, setKnown] = useState<Known | null>(null)

  useEffect(() => {
    if (!uid) return
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const { today, changesInMs } = await fetchToday(uid, ended.signal)
        setKnown({ uid, today })
        if (changesInMs !== null) timer = setTimeout(ask, changesInMs + AFTER_CHANGE_MS)
      } catch {
        if (ended.signal.aborted) return
        // What was known of it before is no longer true.
        setKnown({ uid, today: 'failed' })
        timer = setTimeout(ask, RETRY_MS)
      }
    }
    ask()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
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

/** The day of a location, and in how many ms (by the server's clock) what is said of it changes. */
async function fetchToday(uid: string, signal: AbortSignal) {
  const answer = await fetch(`/api/locations/${encodeURIComponent(uid)}/today`, { signal })
  if (!answer.ok) throw new Error(`today at ${uid} answered ${answer.status}`)
  const today: LocationToday = await answer.json()
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
  const until = today.opening?.until
  return { today, changesInMs: until ? Math.max(0, Date.parse(until) - now) : null }
}
