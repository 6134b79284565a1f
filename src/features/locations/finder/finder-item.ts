import type { ReactNode } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'

/** A location of the list; `row` is drawn by the server. */
export type FinderItem = {
  uid: string
  title: string
  coordinates: Coordinates | null
  comingSoon?: boolean
  /** From the place that the page is near to. */
  km: number | null
  /** Value of `?near=` that shows this location closely on the map; null if there is none. */
  zoom: string | null
  row: ReactNode
}

/** A location that the page does not show. */
export type OtherLocation = Pick<FinderItem, 'uid' | 'title' | 'coordinates' | 'comingSoon'>
