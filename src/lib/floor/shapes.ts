import type { DrawnPlan, DrawnTable, TableShape } from './drawing.ts'

type PlanTable = DrawnPlan['tables'][number]
type Size = { width: number; height: number }

/** How far chairs stand out from a table, centimetres. */
export const CHAIR_CM = 20

/** A table as it is drawn, by its kind of seating and its largest party. */
export function usualTable({ code, attribute, maxParty: seats }: PlanTable) {
  const shape = usualShape(attribute, seats)
  return { code, shape, seats, ...usualSize(shape, seats) }
}

/** The size of a table of a shape for so many guests. */
function usualSize(shape: TableShape, seats: number): Size {
  if (shape === 'stool') return { width: seats > 2 ? 60 * seats : 80, height: 80 }
  if (shape === 'round') return square(seats <= 2 ? 80 : Math.min(240, 60 + seats * 10))
  if (shape === 'square')
    return square(seats <= 2 ? 80 : Math.min(240, 70 + seats * 5 - ((seats * 5) % 10)))
  return { width: Math.max(100, Math.ceil(seats / 2) * 60), height: 90 }
}

/** Where the chairs of a table stand, from its middle. A stool is one. */
export function chairsOf({ shape, seats, width, height }: DrawnTable): { x: number; y: number }[] {
  if (shape === 'stool') return []
  const [across, down] = [width / 2 + CHAIR_CM / 2, height / 2 + CHAIR_CM / 2]
  if (shape === 'round') {
    return Array.from({ length: seats }, (_, n) => {
      const angle = (2 * Math.PI * n) / seats - Math.PI / 2
      return { x: Math.cos(angle) * across, y: Math.sin(angle) * down }
    })
  }
  // Two at the ends of a square for four, all of them at the long sides of a longer table.
  const atEnds = width === height && seats > 2 ? Math.floor(seats / 4) : 0
  const above = Math.ceil((seats - 2 * atEnds) / 2)
  const sides: [count: number, at: (share: number) => { x: number; y: number }][] = [
    [above, (share) => ({ x: share * width, y: -down })],
    [seats - 2 * atEnds - above, (share) => ({ x: share * width, y: down })],
    [atEnds, (share) => ({ x: -across, y: share * height })],
    [atEnds, (share) => ({ x: across, y: share * height })],
  ]
  return sides.flatMap(([count, at]) =>
    Array.from({ length: count }, (_, n) => at((n + 0.5) / count - 0.5)),
  )
}

function usualShape(attribute: string, seats: number): TableShape {
  if (attribute === 'bar' || attribute === 'counter') return 'stool'
  if (seats > 4) return 'rectangle'
  return attribute === 'highTop' || attribute === 'outdoor' ? 'round' : 'square'
}

function square(side: number): Size {
  return { width: side, height: side }
}
