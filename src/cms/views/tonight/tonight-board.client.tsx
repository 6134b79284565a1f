'use client'

import type { TonightRow as Row, TonightView } from '#cms/host/tonight.ts'
import shared from '../board/board.module.css'
import { LiveStatus } from '../board/live-status.tsx'
import * as t from './messages.gen.ts'
import { needsOf } from './needs.ts'
import styles from './tonight.module.css'
import { TonightRow } from './tonight-row.tsx'
import { useTonight } from './use-tonight.ts'

/** All restaurants of somebody tonight: a list under a thumb, a table on a wide screen. */
export function TonightBoard({ first }: { first: TonightView }) {
  const { view, error } = useTonight(first)
  const { rows, elsewhere } = view
  return (
    <main className={`gutter--left gutter--right ${shared.board} ${styles.tonight}`}>
      <header className={styles.header}>
        <h1>{t.tonight()}</h1>
        <LiveStatus error={error} clock={null} />
        {rows.length > 0 ? <Totals rows={rows} /> : <p>{t.noLocationsYet()}</p>}
      </header>
      {rows.length > 0 ? <TonightTable rows={rows} /> : null}
      {elsewhere.length > 0 ? (
        <p className={styles.soft}>{t.elsewhere({ restaurants: elsewhere.join(', ') })}</p>
      ) : null}
    </main>
  )
}

function Totals({ rows }: { rows: Row[] }) {
  const sum = (of: 'booked' | 'seated' | 'toCome') =>
    rows.reduce((all, row) => all + row[of].covers, 0)
  const needing = rows.filter((row) => needsOf(row).length > 0)
  return (
    <>
      <p>
        {t.summary({
          ...{ restaurants: rows.length, booked: sum('booked') },
          ...{ seated: sum('seated'), toCome: sum('toCome') },
        })}
      </p>
      <p className={styles.soft}>
        {needing.length === 0 ? t.allWell() : t.needHelp({ count: needing.length })}{' '}
        {needing.map(({ id, title }) => (
          <a key={id} className={styles.jump} href={`#restaurant-${id}`}>
            {title}
          </a>
        ))}
      </p>
    </>
  )
}

function TonightTable({ rows }: { rows: Row[] }) {
  const columns = [
    ...[t.restaurant(), t.booked(), t.seated(), t.toCome(), t.freeAtPeak()],
    t.needsHelp(),
  ]
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table that is a grid has lost its role
    <table role="table" className={styles.table} aria-label={t.tonight()}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {columns.map((name) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TonightRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}
