import type { ReactNode } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { Distance } from '#ui/distance.tsx'
import css from './finder.module.css'
import type { OtherLocation } from './finder-item.ts'
import { locate, NOT_LOCATED } from './locate.ts'
import * as t from './messages.gen.ts'
import { type NearbyLocations, nearbyLocations } from './near.ts'

export type Nearby = {
  /** Where the guest is. */
  at: Coordinates
  items: (OtherLocation & { km: number })[]
  /** What the list is, in words. */
  heading: ReactNode
}

/** What can be near the guest, sorted by its distance; or why that cannot be said, in words. */
export async function findNearby(
  readAll: () => Promise<readonly OtherLocation[]>,
): Promise<Nearby | { problem: string }> {
  const located = await locate(navigator.geolocation)
  if (!located.ok) return { problem: NOT_LOCATED[located.why]() }
  const at = located.coordinates
  const near = nearbyLocations(at, await readAll())
  return { at, items: near.items, heading: <Nearest near={near} /> }
}

function Nearest({ near: { items, within } }: { near: NearbyLocations<OtherLocation> }) {
  const [nearest] = items
  if (!nearest) return <p>{t.distancesAreUnknown()}</p>
  return (
    <>
      <h2 className={css.title}>{t.nearestToYou()}</h2>
      <p className={css.note}>
        {within
          ? t.restaurantsNearYou({ count: items.length })
          : t.noneNearby({ distance: () => <Distance km={nearest.km} /> })}
      </p>
    </>
  )
}
