import type { UtcOffsets } from '../time/local-at-offsets.ts'
import type { Coordinates } from './distance.ts'

/** What the browser knows of a location: the answer of `GET /api/locations/{uid}`. All else of it stands in its page. */
export type BrowserLocation = {
  uid: string
  title: string
  /** ISO code, for example `CA`. */
  country: string
  coordinates: Coordinates | null
  /** The UTC offsets of its time zone: the browser's own zone data may be older than a change of the law. */
  utcOffsets: UtcOffsets
  comingSoon: boolean
  /** Ids of its zones; null where they could not be read (spec:shell.zones-failure). */
  zones: readonly string[] | null
}
