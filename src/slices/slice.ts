import type { ReactNode } from 'react'
import type { MenuView } from '#features/menus/view.ts'
import type { JsonLdNode } from '#lib/text/json-ld.ts'
import type { SliceBlock } from './define.ts'
import type { SliceSlug } from './schemas.ts'

/** Where slices are rendered: what a `load()` may ask for. Nothing of it depends on the visitor. */
export type SliceContext = {
  /** The document whose slices these are (`pages/about`, `menus/west`), for logs and notes. */
  document: string
  /** uid of the location in the URL, or null on a page of the whole group. */
  location: string | null
  /** Ids of the dishes that are sold out there; only the menu pages know. */
  soldOut?: ReadonlySet<string>
  /** What a location's menu page shows of its menu. */
  menu?: MenuView
}

/** A block as it comes out of `data/`: its slug, and its fields as DTOs. */
export type SliceDto = { blockType: string; id?: string | null }

/** Level of a slice's own heading: 1 for the first heading of the page, 2 for all that follow. */
export type HeadingLevel = 1 | 2

/** Props of a slice's component. `slice` has passed its schema, `data` is what its `load()` returned. */
export type SliceProps<Slice, Data = undefined> = {
  slice: Slice
  data: Data
  level: HeadingLevel
  /** Id for the slice's heading, unique on the page; also a stem for other ids. */
  headingId: string
  /** Its place on the page, from 0: the first one holds the largest picture of the first view. */
  index: number
}

/** One line of the registry: everything the renderer needs to know about a slice. */
export type SliceEntry = {
  schema: SliceBlock<SliceSlug>
  /** None where the slice has no markup. */
  Component?: (props: SliceProps<never, never>) => ReactNode
  /** Its `data.ts`, fetched where the slice is on a page. */
  data?: () => Promise<{ load: (slice: never, context: SliceContext) => Promise<unknown> }>
  /** What it says to search engines of the page that it stands on. */
  jsonLd?: (slice: never) => JsonLdNode
}

/** Samples of a slice: everything filled in, and as little as the schema allows. */
export type SliceFixture = {
  full: object
  minimal: object
  /** What `load()` would return for a sample. */
  data?(sample: object): unknown
}
