import type { DrawnPlan, DrawnTable, Fixture, Room } from './drawing.ts'
import { CHAIR_CM, usualTable } from './shapes.ts'

/** A room that nobody has drawn is at most this wide, centimetres, unless one table is wider: all of it is seen on a telephone. */
const WIDTH_CM = 600
/** A small room has space for its name and for what is said at a table, centimetres. */
const LEAST_WIDTH_CM = 280
const MARGIN_CM = 40
/** Between two tables with their chairs. */
const AISLE_CM = 20
const BAR_CM = 60
/** Between seats at a bar. */
const STOOL_GAP_CM = 10

type PlanTable = DrawnPlan['tables'][number]

/** The rooms of a floor plan in its order, with every table of it once, always laid out in the same way. */
export function roomsOf(plan: DrawnPlan): (Room & { area: string })[] {
  return plan.areas.map(({ code: area, name }) => ({ ...roomOf(tablesIn(plan, area)), area, name }))
}

function tablesIn({ tables }: DrawnPlan, area: string): PlanTable[] {
  const byCode = (one: PlanTable, other: PlanTable) =>
    one.code.localeCompare(other.code, 'en', { numeric: true }) || (one.code < other.code ? -1 : 1)
  return tables.filter((table) => table.area === area).toSorted(byCode)
}

/** A room with rows of tables: first seats along a bar, then tables with space for their chairs. */
function roomOf(planned: PlanTable[]): Omit<Room, 'name'> {
  const usual = planned.map((table) => ({ ...usualTable(table), attribute: table.attribute }))
  const stools = usual.filter(({ shape }) => shape === 'stool')
  const bars = [
    ['bar', stools.filter(({ attribute }) => attribute === 'bar')],
    ['counter', stools.filter(({ attribute }) => attribute !== 'bar')],
  ] as const
  const tables: DrawnTable[] = []
  const fixtures: Fixture[] = []
  let width = LEAST_WIDTH_CM
  let top = MARGIN_CM
  for (const [kind, seats] of bars) {
    for (const row of rowsOf(seats, STOOL_GAP_CM)) {
      const [x, y] = [MARGIN_CM + row.width / 2, top + BAR_CM / 2]
      fixtures.push({ kind, x, y, width: row.width, height: BAR_CM })
      top += BAR_CM + STOOL_GAP_CM
      tables.push(...row.at(top))
      top += row.height + MARGIN_CM
      width = Math.max(width, row.width + 2 * MARGIN_CM)
    }
  }
  const others = usual.filter(({ shape }) => shape !== 'stool')
  for (const row of rowsOf(others, AISLE_CM + 2 * CHAIR_CM)) {
    tables.push(...row.at(top + CHAIR_CM))
    top += row.height + 2 * CHAIR_CM + AISLE_CM
    width = Math.max(width, row.width + 2 * MARGIN_CM)
  }
  return { width, height: top, tables, fixtures }
}

type UsualTable = ReturnType<typeof usualTable> & { attribute: string }
type Row = { width: number; height: number; at(top: number): DrawnTable[] }

/** Tables one after the other, in as few rows as a room is wide for. */
function rowsOf(tables: UsualTable[], gap: number): Row[] {
  const rows: UsualTable[][] = []
  const widthOf = (row: UsualTable[]) => row.reduce((sum, { width }) => sum + width + gap, -gap)
  for (const table of tables) {
    const last = rows.at(-1)
    if (last && widthOf([...last, table]) <= WIDTH_CM - 2 * MARGIN_CM) last.push(table)
    else rows.push([table])
  }
  return rows.map((row) => ({
    width: widthOf(row),
    height: Math.max(...row.map(({ height }) => height)),
    at: (top) => {
      let from = MARGIN_CM
      return row.map(({ attribute: _, ...table }) => {
        const x = from + table.width / 2
        from += table.width + gap
        return { ...table, x, y: top + table.height / 2 }
      })
    },
  }))
}
