import type { DrawnTable, Fixture, FixtureKind, TableShape } from '#lib/floor/drawing.ts'
import { usualTable } from '#lib/floor/shapes.ts'
import shared from '../board/board.module.css'
import { FixtureShape, TableShape as Shape } from '../reservations/floor/floor-shape.tsx'
import { addFixture, addTable } from './edits.ts'
import styles from './floor-plan.module.css'
import * as t from './messages.gen.ts'
import { type FloorRoom, nextCode, type TableRow } from './plan.ts'
import { KIND_NAMES } from './texts.ts'
import type { Editor } from './use-editor.ts'

type NewTable = {
  name: () => string
  shape: TableShape
  seats: number
  width: number
  height: number
}

const TABLES: NewTable[] = [
  { name: t.roundForTwo, shape: 'round', seats: 2, width: 80, height: 80 },
  { name: t.squareForTwo, shape: 'square', seats: 2, width: 80, height: 80 },
  { name: t.squareForFour, shape: 'square', seats: 4, width: 90, height: 90 },
  { name: t.roundForFour, shape: 'round', seats: 4, width: 110, height: 110 },
  { name: t.longForSix, shape: 'rectangle', seats: 6, width: 190, height: 95 },
  { name: t.seatAtTheBar, shape: 'stool', seats: 1, width: 60, height: 60 },
]

const FIXTURES: Record<FixtureKind, { width: number; height: number }> = {
  bar: { width: 360, height: 70 },
  counter: { width: 300, height: 60 },
  wall: { width: 240, height: 12 },
  plant: { width: 90, height: 90 },
  door: { width: 90, height: 90 },
}

/** What can be put into a room: tables that are not drawn yet, new tables, and drawing. */
export function Palette({ editor, room }: { editor: Editor; room: FloorRoom }) {
  const { plan, at, rows, add } = editor
  const undrawn = undrawnTables(editor)
  const addNew = ({ shape, seats, width, height }: NewTable) => {
    const row = newRow(editor, room, shape, seats)
    add(addTable(plan, at, { code: row.code, shape, seats, width, height }, row))
  }
  return (
    <section className={styles.palette} aria-label={t.palette()}>
      {undrawn.length > 0 ? (
        <fieldset className={styles.group}>
          <legend className={shared.label}>{t.notDrawnYet()}</legend>
          {undrawn.map((row) => (
            <button
              key={row.code}
              type="button"
              className={shared.button}
              aria-label={t.drawTable({ table: row.code })}
              onClick={() => add(addTable(plan, at, usualTable(row), null))}
            >
              {row.code}
            </button>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={styles.group}>
        <legend className={shared.label}>{t.newTable()}</legend>
        {TABLES.map((one) => (
          <PaletteButton
            key={one.name()}
            label={one.name()}
            isOff={rows.areas.length === 0}
            size={one}
            onPress={() => addNew(one)}
          >
            <Shape table={{ ...one, code: '', x: 0, y: 0 } satisfies DrawnTable} state="free" />
          </PaletteButton>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={shared.label}>{t.drawing()}</legend>
        {(Object.keys(FIXTURES) as FixtureKind[]).map((kind) => {
          const fixture = { kind, ...FIXTURES[kind], label: '' }
          return (
            <PaletteButton
              key={kind}
              label={KIND_NAMES[kind]()}
              size={fixture}
              onPress={() => add(addFixture(plan, at, fixture))}
            >
              <FixtureShape fixture={{ ...fixture, x: 0, y: 0 } satisfies Fixture} />
            </PaletteButton>
          )
        })}
      </fieldset>
    </section>
  )
}

type PaletteButtonProps = {
  label: string
  size: { width: number; height: number }
  isOff?: boolean
  onPress(): void
  children: React.ReactNode
}

function PaletteButton({ label, size, isOff = false, onPress, children }: PaletteButtonProps) {
  const side = Math.max(size.width, size.height) + 60
  return (
    <button
      type="button"
      className={`${shared.button} ${styles.sample}`}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <svg viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} aria-hidden="true">
        {children}
      </svg>
      {label}
    </button>
  )
}

/** The tables of the lists that the layout does not draw. */
function undrawnTables({ plan, at, rows }: Editor): TableRow[] {
  const rooms = plan.layouts[at.layout]?.rooms ?? []
  const drawn = new Set(rooms.flatMap(({ tables }) => tables.map(({ code }) => code)))
  return rows.tables.filter(({ code }) => code && !drawn.has(code))
}

/** A new table of the lists: numbered, and in the area, as most tables of its room. */
function newRow(
  { rows, plan }: Editor,
  room: FloorRoom,
  shape: TableShape,
  seats: number,
): TableRow {
  const known = [...rows.tables, ...plan.tables]
  const isBar = shape === 'stool'
  const here = room.tables.filter((table) => (table.shape === 'stool') === isBar)
  const like = known.find(({ code }) => code === here.at(-1)?.code)
  const named = rows.areas.find(({ name }) => name === room.name) ?? rows.areas[0]
  const usual = isBar ? 'B1' : (room.name[0] ?? 'T')
  return {
    code: nextCode(
      like?.code ?? usual,
      known.map(({ code }) => code),
    ),
    area: like?.area ?? named?.code ?? '',
    attribute: like?.attribute ?? (isBar ? 'bar' : 'default'),
    minParty: seats <= 2 ? 1 : Math.ceil(seats / 2),
    maxParty: seats,
  }
}
