import type { HostDayView } from '#cms/host/host-day.ts'
import type { Room } from '#lib/floor/drawing.ts'
import { roomsOf } from '#lib/floor/layout.ts'
import * as t from '../messages.gen.ts'

export type RoomOfDay = Room & { isDrawn: boolean }

/**
 * The rooms of a day with every table of it once: as its layout draws them, and a room of those that it does not draw.
 * Without a layout each area is a room that lays itself out.
 */
export function roomsOfDay({
  layout,
  areas,
  tables,
}: Pick<HostDayView, 'layout' | 'areas' | 'tables'>): RoomOfDay[] {
  if (!layout) {
    const names = [...new Set(areas.map(({ name }) => name))]
    return laidOut({ areas: names.map((name) => ({ code: name, name })), tables })
  }
  const drawn = new Set(layout.rooms.flatMap((room) => room.tables.map(({ code }) => code)))
  const others = tables.filter(({ code }) => !drawn.has(code))
  const area = t.notInTheLayout({ layout: layout.name })
  return [
    ...layout.rooms.map((room) => ({ ...room, isDrawn: true })),
    ...laidOut({
      areas: [{ code: area, name: area }],
      tables: others.map((table) => ({ ...table, area })),
    }),
  ]
}

function laidOut(plan: Parameters<typeof roomsOf>[0]): RoomOfDay[] {
  return roomsOf(plan)
    .filter(({ tables }) => tables.length > 0)
    .map((room) => ({ ...room, isDrawn: false }))
}
