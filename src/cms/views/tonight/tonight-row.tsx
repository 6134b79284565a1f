import type { TonightRow as Row } from '#cms/host/tonight.ts'
import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import { dayHref, needsOf } from './needs.ts'
import styles from './tonight.module.css'

/** A restaurant tonight. The roles say that it is a row, as on a narrow screen it is laid out as none. */
export function TonightRow({ row }: { row: Row }) {
  const { id, title, day, wallTime, booked, seated, toCome } = row
  const needs = needsOf(row)
  const time = timeLabel(wallTime.slice(11))
  // After midnight it is still the evening before.
  const isNight = !wallTime.startsWith(day)
  const count = (covers: number) => formatNumber(currentLanguage(), covers)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a row that is a grid has lost its role
    <tr role="row" id={`restaurant-${id}`} data-needs={needs.length > 0 || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row">
        <a className={styles.day} href={dayHref(row)}>
          {title}
        </a>
        <span className={styles.soft}>
          {isNight ? t.dayAndTime({ day: dateLabel(day), time }) : time}
        </span>
      </th>
      <Cell name={t.booked()}>{count(booked.covers)}</Cell>
      <Cell name={t.seated()}>{count(seated.covers)}</Cell>
      <Cell name={t.toCome()}>{count(toCome.covers)}</Cell>
      <Cell name={t.freeAtPeak()} wide>
        {peakOf(row)}
      </Cell>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <td role="cell" className={styles.needs}>
        {needs.map(({ text, href }) => (
          <a key={text} className={styles.need} href={href}>
            {text}
          </a>
        ))}
      </td>
    </tr>
  )
}

/** A number; where there are no columns its name stands beside it. */
function Cell({ name, wide, children }: { name: string; wide?: boolean; children: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a cell that is a block has lost its role
    <td role="cell" className={wide ? styles.peak : styles.number}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  )
}

function peakOf({ closed, tables, peak }: Row): string {
  if (peak) return t.freeAt({ free: peak.free, tables, time: timeLabel(peak.at.slice(11)) })
  return closed ? t.closed() : t.allFree({ tables })
}
