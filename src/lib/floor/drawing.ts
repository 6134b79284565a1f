/** Where a thing stands in its room, centimetres: its middle and its size. */
export type Place = { x: number; y: number; width: number; height: number }

/** `stool` = seats at the bar or the counter. */
export type TableShape = 'round' | 'square' | 'rectangle' | 'stool'

export type DrawnTable = Place & { code: string; shape: TableShape; seats: number }

/** What seats stand along. */
export type Fixture = Place & { kind: 'bar' | 'counter' }

/** An area as it is drawn; its size is in centimetres. */
export type Room = {
  area: string
  width: number
  height: number
  tables: DrawnTable[]
  fixtures: Fixture[]
}

/** What is drawn of a floor plan. */
export type DrawnPlan = {
  areas: readonly { code: string; name: string }[]
  tables: readonly { code: string; area: string; attribute: string; maxParty: number }[]
}
