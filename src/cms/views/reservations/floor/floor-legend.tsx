import shared from '../../board/board.module.css'
import * as t from '../messages.gen.ts'
import styles from './floor.module.css'
import { TableShape } from './floor-shape.tsx'
import { stateText } from './table-text.ts'
import type { TableState, TableView } from './table-view.ts'

const STATES: TableState[] = ['free', 'soon', 'seated', 'over', 'blocked']
const SAMPLE = { code: '', shape: 'round', seats: 0, x: 50, y: 50, width: 80, height: 80 } as const

/** What the states look like, and how many tables are in each; where no table is chosen. */
export function FloorLegend({ views }: { views: ReadonlyMap<string, TableView> }) {
  const all = [...views.values()]
  return (
    <section className={styles.legend} aria-label={t.tablesByState()}>
      <ul>
        {STATES.map((state) => (
          <li key={state}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <TableShape table={SAMPLE} state={state} />
            </svg>
            {stateText({ state })}
            <strong>{all.filter((view) => view.state === state).length}</strong>
          </li>
        ))}
      </ul>
      <p className={shared.label}>{t.chooseATableForDetails()}</p>
    </section>
  )
}
