import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../board/board.module.css'
import { localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './row.module.css'
import type { HostActions } from './use-host-actions.ts'

/** Tables that are blocked for a while. */
export function Blocks({ day, actions }: { day: HostDayView; actions: HostActions }) {
  if (day.blocks.length === 0) return null
  return (
    <section aria-labelledby="blocked-tables">
      <h2 id="blocked-tables" className={styles.heading}>
        {t.blockedTables()}
      </h2>
      <ul className={styles.plain}>
        {day.blocks.map(({ id, tables, from, to, reason }) => (
          <li key={id} className={shared.block}>
            <span>
              <strong>{tables.join(', ')}</strong> {localClockLabel(from)} – {localClockLabel(to)}
              {reason ? ` · ${reason}` : ''}
            </span>
            <button
              type="button"
              className={shared.button}
              aria-label={t.unblockTables({ tables: tables.join(', ') })}
              aria-disabled={actions.busy}
              onClick={() => actions.send(id, 'unblock', { id }, t.tablesAreFreeAgain())}
            >
              {t.unblock()}
            </button>
            {actions.error?.at === id ? <p role="alert">{actions.error.text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
