import type { DrawnPlan } from '#lib/floor/drawing.ts'
import { roomsOf } from '#lib/floor/layout.ts'
import { withoutUnused } from './edits.ts'
import type { FloorLayout, FloorRoom, Plan } from './plan.ts'

/** The room that is drawn first has space for what was laid out by itself, and for more; centimetres. */
const FIRST_ROOM = { width: 900, height: 600 }

/** The floor as it lays itself out, to be drawn further: each area a room, with all of its tables. */
export function firstLayout(plan: DrawnPlan, name: string): FloorLayout {
  const rooms = roomsOf(plan).filter(({ tables }) => tables.length > 0)
  return {
    ...{ code: 'usual', name, yearly: [], dates: [] },
    rooms: uniqueNames(rooms).map(({ area: _, width, height, ...room }) => ({
      ...room,
      width: Math.max(FIRST_ROOM.width, Math.ceil(width)),
      height: Math.max(FIRST_ROOM.height, Math.ceil(height)),
      tables: room.tables.map((table) => ({ ...table, ...rounded(table), rotation: 0 })),
      fixtures: room.fixtures.map((one) => ({ ...one, ...rounded(one), rotation: 0, label: '' })),
    })),
  }
}

/** Adds a copy of a layout that has no days yet. */
export function copyLayout(plan: Plan, index: number, name: string): Plan {
  const like = plan.layouts[index]
  if (!like) return plan
  const codes = plan.layouts.map(({ code }) => code)
  let number = plan.layouts.length + 1
  while (codes.includes(`layout-${number}`)) number++
  const copy = { ...like, code: `layout-${number}`, name, yearly: [], dates: [] }
  return { ...plan, layouts: [...plan.layouts, copy] }
}

/** Removes a layout. The one after the first becomes the usual one, whose days are all that are left. */
export function removeLayout(plan: Plan, index: number): Plan {
  const layouts = plan.layouts
    .filter((_, n) => n !== index)
    .map((layout, n) => (n === 0 ? { ...layout, yearly: [], dates: [] } : layout))
  return withoutUnused({ ...plan, layouts })
}

export function changeLayout(plan: Plan, index: number, change: Partial<FloorLayout>): Plan {
  const layouts = plan.layouts.map((one, n) => (n === index ? { ...one, ...change } : one))
  return { ...plan, layouts }
}

/** Adds an empty room to a layout. */
export function addRoom(plan: Plan, index: number, name: string): Plan {
  const rooms = plan.layouts[index]?.rooms ?? []
  const room: FloorRoom = { name, ...FIRST_ROOM, tables: [], fixtures: [] }
  return changeLayout(plan, index, { rooms: [...rooms, room] })
}

/** Removes a room of a layout, never the last one. */
export function removeRoom(plan: Plan, index: number, room: number): Plan {
  const rooms = plan.layouts[index]?.rooms ?? []
  if (rooms.length < 2) return plan
  return withoutUnused(changeLayout(plan, index, { rooms: rooms.filter((_, n) => n !== room) }))
}

/** `Room`, `Room 2`: a name that none of a list has. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((own) => own.toLowerCase() === one.toLowerCase())
  let number = 1
  let found = name
  while (isTaken(found)) found = `${name} ${++number}`
  return found
}

function uniqueNames<One extends { name: string }>(rooms: readonly One[]): One[] {
  const taken: string[] = []
  return rooms.map((room) => {
    const name = freeName(room.name, taken)
    taken.push(name)
    return { ...room, name }
  })
}

function rounded({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return {
    ...{ x: Math.round(x), y: Math.round(y) },
    ...{ width: Math.round(width), height: Math.round(height) },
  }
}
