import type { Coordinates } from './distance.ts'

/** Answer of `GET /api/locations`: what the browser must know of every location and zone. */
export type VisitorLocations = {
  /** In content order. */
  locations: VisitorLocation[]
  /** In content order; members are location uids. */
  zones: { id: string; menuLayout: string | null; locations: string[] }[]
}

/** A location as the visitor store keeps it; everything else of it stands in its page. */
export type VisitorLocation = {
  uid: string
  title: string
  /** ISO codes, for example `CA` and `BC`. */
  country: string
  region: string
  coordinates: Coordinates | null
  isFlagship: boolean
  comingSoon: boolean
}

/** Cookies of S1 §9, D-07 and D-92; all on path `/`, `SameSite=Lax`, readable by scripts. */
export const COOKIES = {
  /** Written only by Set Location, for 7 days. */
  selected: 'selected-location',
  /** Session: the default that had to be chosen, so that it stays the same. */
  fallback: 'default-location',
  /** Session: the location being looked at, for the server's shortcuts. */
  browsing: 'browsing-location',
} as const

/** S1 §9: how long the selected location is remembered, in seconds. */
export const SELECTED_MAX_AGE = 604_800
