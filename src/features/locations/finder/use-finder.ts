import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { locate, type NOT_LOCATED } from './locate.ts'
import { type NearbyLocations, nearbyLocations } from './near.ts'

/** A location of the list; `row` is drawn by the server. */
export type FinderItem = {
  uid: string
  title: string
  coordinates: Coordinates | null
  comingSoon?: boolean
  /** From the place that the page is near to. */
  km: number | null
  /** What `?near=` looks closer at this one with. */
  zoom: string | null
  row: ReactNode
}

/** A location that the page does not show. */
export type OtherLocation = Pick<FinderItem, 'uid' | 'title' | 'coordinates' | 'comingSoon'>

export type FinderView = {
  /** Whether the guest is being located, and why that failed. */
  state: 'idle' | 'busy' | keyof typeof NOT_LOCATED
  /** Where the guest is, once they asked for what is near. */
  here: Coordinates | null
  /** What is near the guest; null where they did not ask. */
  near: NearbyLocations<OtherLocation> | null
  /** uids that one mark of the map stood for; null = the whole list is shown. */
  closer: readonly string[] | null
  /** What list and map show. */
  shown: FinderItem[]
  /** uid of the location that is looked at. */
  active: string | null
  setActive: (uid: string | null) => void
  find: () => Promise<void>
  lookCloser: (uids: readonly string[]) => void
  /** From a closer look to the list before, and from what is near to the page's own. */
  back: () => void
  /** The heading of the list, which a closer look leads to. */
  found: RefObject<HTMLDivElement | null>
}

/** What the finder shows: `items`, or all `others` by their distance once the guest was located. */
export function useFinder(
  items: FinderItem[],
  others: () => Promise<readonly OtherLocation[]>,
): FinderView {
  const [here, setHere] = useState<{ at: Coordinates; all: readonly OtherLocation[] } | null>(null)
  const [state, setState] = useState<FinderView['state']>('idle')
  const [active, setActive] = useState<string | null>(null)
  const [closer, setCloser] = useState<readonly string[] | null>(null)
  const found = useRef<HTMLDivElement>(null)

  const find = async () => {
    setState('busy')
    const located = await locate(navigator.geolocation)
    if (!located.ok) {
      setState(located.why)
      return
    }
    setHere({ at: located.coordinates, all: await others() })
    setCloser(null)
    setState('idle')
  }
  const lookCloser = (uids: readonly string[]) => {
    setCloser(uids)
    setActive(null)
    // The mark that was pressed is gone: what it led to is the list.
    found.current?.focus({ preventScroll: true })
  }
  const back = () => (closer ? setCloser(null) : setHere(null))

  const near = here ? nearbyLocations(here.at, here.all) : null
  const listed: FinderItem[] = near
    ? near.items.map(({ uid, title, coordinates, km }) => {
        const known = items.find((one) => one.uid === uid)
        return { uid, title, coordinates, km, zoom: known?.zoom ?? null, row: known?.row }
      })
    : items
  const shown = closer ? listed.filter(({ uid }) => closer.includes(uid)) : listed
  return {
    ...{ state, here: here?.at ?? null, near, closer, shown, active },
    ...{ setActive, find, lookCloser, back, found },
  }
}
