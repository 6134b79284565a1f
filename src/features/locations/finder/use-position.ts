import { useState } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { type LocateResult, locate } from './locate.ts'

/** Whether the guest is being located, and why that failed. */
export type PositionState = 'idle' | 'busy' | Extract<LocateResult, { ok: false }>['why']

/** Where the guest is, once they asked; `all` is what can be near them. */
export type Position<Item> = { at: Coordinates; all: readonly Item[] }

/**
 * Where the guest is, the setter that forgets it, the state of locating, and the call that locates the guest
 * and reads what can be near them; it resolves to whether that worked.
 */
export function usePosition<Item>(readAll: () => Promise<readonly Item[]>) {
  const [position, setPosition] = useState<Position<Item> | null>(null)
  const [state, setState] = useState<PositionState>('idle')
  const find = async () => {
    setState('busy')
    const located = await locate(navigator.geolocation)
    if (!located.ok) {
      setState(located.why)
      return false
    }
    setPosition({ at: located.coordinates, all: await readAll() })
    setState('idle')
    return true
  }
  return [position, setPosition, state, find] as const
}
