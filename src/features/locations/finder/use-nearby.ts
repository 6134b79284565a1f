import { useState } from 'react'
import type { Nearby } from './find-nearby.tsx'
import type { OtherLocation } from './finder-item.ts'
import * as t from './messages.gen.ts'

type NearbyState = { nearby: Nearby | null; busy: boolean; problem: string | null }

/**
 * What is near the guest, once they asked; `find` asks for their position and resolves to whether that worked,
 * `forget` goes back. What locates and sorts is fetched then (decision 80).
 */
export function useNearby(readAll: () => Promise<readonly OtherLocation[]>) {
  const [state, setState] = useState<NearbyState>(AT_REST)
  const find = async () => {
    setState((before) => ({ ...before, busy: true, problem: null }))
    const found = await import('./find-nearby.tsx').then(
      ({ findNearby }) => findNearby(readAll),
      () => ({ problem: t.locatingDidNotLoad() }),
    )
    if ('problem' in found) {
      setState((before) => ({ ...before, busy: false, problem: found.problem }))
      return false
    }
    setState({ nearby: found, busy: false, problem: null })
    return true
  }
  return { ...state, find, forget: () => setState(AT_REST) }
}

const AT_REST = { nearby: null, busy: false, problem: null }
