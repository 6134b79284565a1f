import type { Room } from '#lib/floor/drawing.ts'
import { FixtureShape, TableShape } from '../reservations/floor/floor-shape.tsx'

/** A small drawing of a room; what it shows is said beside it. */
export function RoomPicture({ room }: { room: Omit<Room, 'name'> }) {
  const { width, height, tables, fixtures } = room
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {fixtures.map((fixture) => (
        <FixtureShape key={JSON.stringify(fixture)} fixture={fixture} />
      ))}
      {tables.map((table) => (
        <TableShape key={table.code} table={table} state="free" />
      ))}
    </svg>
  )
}
