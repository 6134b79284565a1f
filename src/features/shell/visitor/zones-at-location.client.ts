'use client'

import { useVisitor } from './visitor-store.client.ts'

/**
 * Ids of the zones of the browsing location; null before they are known, or without zones
 * (spec:slices.menu-zones).
 */
export function useZonesAtLocation(): readonly string[] | null {
  return useVisitor().zones.list
}
