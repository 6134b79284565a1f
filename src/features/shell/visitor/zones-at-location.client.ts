'use client'

import { useMemo } from 'react'
import { useVisitor } from './visitor-store.client.ts'

/**
 * Ids of the zones of the browsing location; null before they are known, or without zones
 * (spec:slices.menu-zones).
 */
export function useZonesAtLocation(): readonly string[] | null {
  const { browsing, zones } = useVisitor()
  const uid = browsing?.uid
  return useMemo(
    () =>
      (uid && zones.list?.filter((zone) => zone.locations.includes(uid)).map(({ id }) => id)) ||
      null,
    [uid, zones],
  )
}
