import { freePlace } from '#lib/floor/free-place.ts'
import { edgesOf, uprightSize } from '#lib/floor/geometry.ts'
import { clamp } from '#lib/floor/snapping.ts'
import { shiftOfCopies } from './copies.ts'
import {
  type At,
  type FloorRoom,
  fixtureId,
  type Item,
  type ItemId,
  nextCode,
  type Plan,
  placeOf,
  roomAt,
  type TableRow,
  tableId,
} from './plan.ts'

type Tables = FloorRoom['tables']
type Fixtures = FloorRoom['fixtures']
type Placed = Tables[number] | Fixtures[number]

/** A plan after something was added, and what that is. */
export type Added = { plan: Plan; added: ItemId[] }

/** Changes a room; the same plan where nothing changes. */
export function withRoom(plan: Plan, at: At, change: (room: FloorRoom) => FloorRoom): Plan {
  const room = roomAt(plan, at)
  const next = room && change(room)
  if (!room || !next || next === room) return plan
  const layouts = plan.layouts.map((layout, n) =>
    n === at.layout
      ? { ...layout, rooms: layout.rooms.map((one, m) => (m === at.room ? next : one)) }
      : layout,
  )
  return { ...plan, layouts }
}

/** Changes some items of a room. What is changed stays in its room. */
export function changeItems(
  plan: Plan,
  at: At,
  ids: readonly ItemId[],
  change: (item: Placed) => Partial<Tables[number]> & Partial<Fixtures[number]>,
): Plan {
  return withRoom(plan, at, (room) => {
    const changed = <One extends Placed>(one: One, id: ItemId): One =>
      ids.includes(id) ? inRoom({ ...one, ...change(one) }, room) : one
    return {
      ...room,
      tables: room.tables.map((table) => changed(table, tableId(table.code))),
      fixtures: room.fixtures.map((fixture, n) => changed(fixture, fixtureId(n))),
    }
  })
}

/** Moves items together, as far as all of them stay in their room; centimetres. */
export function moveItems(
  plan: Plan,
  at: At,
  ids: readonly ItemId[],
  by: { x: number; y: number },
): Plan {
  const room = roomAt(plan, at)
  if (!room) return plan
  const edges = itemsIn(room, ids).map((item) =>
    edgesOf('table' in item ? item.table : item.fixture),
  )
  const limit = (way: number, from: number, to: number, size: number) =>
    Math.min(Math.max(way, -Math.floor(from)), Math.floor(size - to))
  const least = (key: 'left' | 'top') => Math.min(...edges.map((one) => one[key]))
  const most = (key: 'right' | 'bottom') => Math.max(...edges.map((one) => one[key]))
  const x = limit(Math.round(by.x), least('left'), most('right'), room.width)
  const y = limit(Math.round(by.y), least('top'), most('bottom'), room.height)
  if (edges.length === 0 || (x === 0 && y === 0)) return plan
  return changeItems(plan, at, ids, (own) => ({ x: own.x + x, y: own.y + y }))
}

/** Turns each item about its own middle, degrees clockwise. */
export function turnItems(plan: Plan, at: At, ids: readonly ItemId[], by: number): Plan {
  return changeItems(plan, at, ids, ({ rotation = 0 }) => ({
    rotation: (rotation + by + 360) % 360,
  }))
}

/** Takes items out of a room. Their tables stay in the list of tables, unless they came with this drawing. */
export function removeItems(plan: Plan, at: At, ids: readonly ItemId[]): Plan {
  const without = withRoom(plan, at, (room) => ({
    ...room,
    tables: room.tables.filter(({ code }) => !ids.includes(tableId(code))),
    fixtures: room.fixtures.filter((_, n) => !ids.includes(fixtureId(n))),
  }))
  return withoutUnused(without)
}

/** Puts a table that there is, or is new, into a room where there is space. */
export function addTable(
  plan: Plan,
  at: At,
  table: Omit<Tables[number], 'x' | 'y' | 'rotation'>,
  row: TableRow | null,
): Added {
  const next = withRoom(plan, at, (room) => {
    const placed = inRoom({ ...table, rotation: 0, ...freePlace(room, table) }, room)
    return { ...room, tables: [...room.tables, placed] }
  })
  const tables = row ? [...plan.tables, row] : plan.tables
  return { plan: { ...next, tables }, added: [tableId(table.code)] }
}

/** Draws something that is no table. */
export function addFixture(
  plan: Plan,
  at: At,
  fixture: Omit<Fixtures[number], 'x' | 'y' | 'rotation'>,
): Added {
  const index = roomAt(plan, at)?.fixtures.length ?? 0
  const next = withRoom(plan, at, (room) => {
    const placed = inRoom({ ...fixture, rotation: 0, ...freePlace(room, fixture) }, room)
    return { ...room, fixtures: [...room.fixtures, placed] }
  })
  return { plan: next, added: [fixtureId(index)] }
}

/** Pastes copies together where nothing stands: tables with codes of their own, as new rows of the list of tables. */
export function paste(
  plan: Plan,
  at: At,
  copied: readonly Item[],
  known: readonly TableRow[],
): Added {
  const room = roomAt(plan, at)
  if (!room) return { plan, added: [] }
  const unsaved = plan.tables.filter((own) => !known.some(({ code }) => code === own.code))
  const rows = [...known, ...unsaved]
  const by = shiftOfCopies(room, copied.map(placeOf))
  const put = <One extends Placed>(own: One): One =>
    inRoom({ ...own, x: own.x + by.x, y: own.y + by.y }, room)
  const added: ItemId[] = []
  const fixtures = [...room.fixtures]
  const tables = [...room.tables]
  for (const item of copied) {
    if ('fixture' in item) {
      added.push(fixtureId(fixtures.length))
      fixtures.push(put(item.fixture))
      continue
    }
    const taken = rows.map((row) => row.code)
    const code = nextCode(item.table.code, taken)
    const like = rows.find((row) => row.code === item.table.code)
    rows.push({ ...(like ?? rowLike(rows, item.table.seats)), code })
    added.push(tableId(code))
    tables.push({ ...put(item.table), code })
  }
  const next = withRoom(plan, at, (own) => ({ ...own, tables, fixtures }))
  const isNew = (row: TableRow) => added.includes(tableId(row.code))
  return { plan: { ...next, tables: [...plan.tables, ...rows.filter(isNew)] }, added }
}

/** The items of a room with these ids. */
export function itemsIn(room: FloorRoom, ids: readonly ItemId[]): Item[] {
  return [
    ...room.tables.flatMap((table) => {
      const id = tableId(table.code)
      return ids.includes(id) ? [{ id, table }] : []
    }),
    ...room.fixtures.flatMap((fixture, n) => {
      const id = fixtureId(n)
      return ids.includes(id) ? [{ id, fixture }] : []
    }),
  ]
}

/** Drops rows that came with this drawing and are drawn nowhere any more, and their combinations. */
export function withoutUnused(plan: Plan): Plan {
  const drawn = new Set(
    plan.layouts.flatMap(({ rooms }) =>
      rooms.flatMap(({ tables }) => tables.map(({ code }) => code)),
    ),
  )
  const tables = plan.tables.filter(({ code }) => drawn.has(code))
  const gone = plan.tables.filter(({ code }) => !drawn.has(code)).map(({ code }) => code)
  const combinations = plan.combinations.filter(
    (one) => !one.tables.some((code) => gone.includes(code)),
  )
  return gone.length > 0 ? { ...plan, tables, combinations } : plan
}

function inRoom<One extends Placed>(one: One, room: Pick<FloorRoom, 'width' | 'height'>): One {
  const { width, height } = uprightSize(one)
  return { ...one, x: clamp(one.x, width, room.width), y: clamp(one.y, height, room.height) }
}

function rowLike(rows: readonly TableRow[], seats: number): TableRow {
  const [first] = rows
  const area = first?.area ?? ''
  return { code: '', area, attribute: 'default', minParty: 1, maxParty: seats }
}
