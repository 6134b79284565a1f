import type { DrawnTable, Fixture } from '#lib/floor/drawing.ts'
import { CHAIR_CM, chairsOf } from '#lib/floor/shapes.ts'
import styles from './floor.module.css'
import type { TableState } from './table-view.ts'

/** A table with its chairs, in the centimetres of its room. */
export function TableShape({ table, state }: { table: DrawnTable; state: TableState }) {
  const { x, y, width, height, shape } = table
  const isRound = shape === 'round' || shape === 'stool'
  return (
    <g transform={`translate(${x} ${y})`} data-state={state}>
      {chairsOf(table).map((chair) => (
        <circle
          key={`${chair.x} ${chair.y}`}
          className={styles.chair}
          cx={chair.x}
          cy={chair.y}
          r={CHAIR_CM / 2}
        />
      ))}
      <rect
        className={styles.table}
        {...{ x: -width / 2, y: -height / 2, width, height }}
        rx={isRound ? Math.min(width, height) / 2 : 8}
      />
    </g>
  )
}

/** A bar or a counter. */
export function FixtureShape({ fixture }: { fixture: Fixture }) {
  const { x, y, width, height } = fixture
  return (
    <rect
      className={styles.fixture}
      {...{ x: x - width / 2, y: y - height / 2, width, height }}
      rx={4}
    />
  )
}
