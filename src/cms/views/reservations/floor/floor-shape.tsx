import type { DrawnTable, Fixture } from '#lib/floor/drawing.ts'
import { CHAIR_CM, chairsOf } from '#lib/floor/shapes.ts'
import styles from './floor-shape.module.css'
import type { TableState } from './table-view.ts'

/** A table with its chairs, in the centimetres of its room. */
export function TableShape({ table, state }: { table: DrawnTable; state: TableState }) {
  const { width, height, shape } = table
  const isRound = shape === 'round' || shape === 'stool'
  return (
    <g transform={transformOf(table)} data-state={state}>
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

/** What is drawn beside tables, with what is written on it. */
export function FixtureShape({ fixture }: { fixture: Fixture }) {
  const { x, y, width, height, label, kind } = fixture
  return (
    <g data-fixture={kind}>
      <g transform={transformOf(fixture)}>
        <FixtureBody {...fixture} />
      </g>
      {label ? (
        <text
          className={styles.label}
          transform={`translate(${x} ${y}) rotate(${isUpright(fixture) ? -90 : 0})`}
          textLength={labelLength(label, Math.max(width, height))}
          lengthAdjust="spacingAndGlyphs"
        >
          {label}
        </text>
      ) : null}
    </g>
  )
}

/** The shape of a kind, around its middle. */
function FixtureBody({ kind, width, height }: Fixture) {
  const box = { x: -width / 2, y: -height / 2, width, height }
  const inset = Math.min(10, width / 4, height / 4)
  const inner = {
    ...{ x: box.x + inset, y: box.y + inset },
    ...{ width: width - 2 * inset, height: height - 2 * inset },
  }
  if (kind === 'wall') return <rect className={styles.wall} {...box} rx={2} />
  if (kind === 'plant') {
    const leaves = Array.from({ length: 7 }, (_, n) => (360 / 7) * n)
    return (
      <>
        {leaves.map((angle) => (
          <ellipse
            key={angle}
            className={styles.leaf}
            transform={`rotate(${angle})`}
            {...{ cx: width / 4, cy: 0, rx: width / 4, ry: height / 9 }}
          />
        ))}
      </>
    )
  }
  if (kind === 'door') {
    const swing = `M${box.x} ${-box.y}A${width} ${height} 0 0 0 ${-box.x} ${box.y}`
    return (
      <>
        <path className={styles.swing} d={swing} />
        <path className={styles.leafOfDoor} d={`M${box.x} ${box.y}V${-box.y}`} />
      </>
    )
  }
  return (
    <>
      <rect className={styles.bar} {...box} rx={6} />
      <rect className={styles.edge} {...inner} rx={3} data-kind={kind} />
    </>
  )
}

/** From the middle of a place, turned as it is. */
function transformOf({ x, y, rotation = 0 }: Pick<DrawnTable, 'x' | 'y' | 'rotation'>): string {
  return `translate(${x} ${y})${rotation ? ` rotate(${rotation})` : ''}`
}

/** Whether something stands higher than wide, so that its label goes along it. */
function isUpright({ width, height, rotation = 0 }: Fixture): boolean {
  const isTurned = Math.round(rotation / 90) % 2 === 1
  return isTurned ? width > height : height > width
}

/** Squeezes a label that is longer than what it stands on; undefined = it fits. */
function labelLength(label: string, side: number): number | undefined {
  const usual = label.length * 15
  return usual > side - 16 ? Math.max(20, side - 16) : undefined
}
