/** Where a thing stands in its room, centimetres: its middle and its size before it is turned. */
export type Place = {
  x: number
  y: number
  width: number
  height: number
  /** Degrees clockwise; missing = 0. */
  rotation?: number | undefined
}

/** `stool` = seats at the bar or the counter. */
export const TABLE_SHAPES = ['round', 'square', 'rectangle', 'stool'] as const
export type TableShape = (typeof TABLE_SHAPES)[number]

export type DrawnTable = Place & { code: string; shape: TableShape; seats: number }

/** What is drawn beside tables. */
export const FIXTURE_KINDS = ['bar', 'counter', 'wall', 'plant', 'door'] as const
export type FixtureKind = (typeof FIXTURE_KINDS)[number]

export type Fixture = Place & {
  kind: FixtureKind
  /** What is written on it; missing = nothing. */
  label?: string | undefined
}

/** A room as it is drawn; its size is in centimetres. */
export type Room = {
  name: string
  width: number
  height: number
  tables: DrawnTable[]
  fixtures: Fixture[]
}

/** What is drawn of a floor plan that lays itself out. */
export type DrawnPlan = {
  areas: readonly { code: string; name: string }[]
  tables: readonly { code: string; area: string; attribute: string; maxParty: number }[]
}
