import type { NoticeList, NoticePlace } from '#cms/notices/read-notices.ts'
import type { NoticeKind } from '#lib/notices/notices.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import type { ChartSpan } from '../span-chart/chart-span.ts'
import { SpanChart } from '../span-chart/span-chart.tsx'
import * as t from './messages.gen.ts'
import { noticeRows } from './notice-rows.ts'
import styles from './notices.module.css'

type KindCalendarProps = {
  kind: NoticeKind
  list: NoticeList
  span: ChartSpan
  today: string
  places: readonly NoticePlace[]
  /** The group's, in which plans are said. */
  timeZone: string
}

/** The calendar of the banners, or of the popups. */
export function KindCalendar({ kind, list, places, timeZone, ...chart }: KindCalendarProps) {
  const { from, until } = chart.span
  const span = { from: `${from}T00:00`, until: `${until}T00:00` }
  const label = kind === 'banner' ? t.banners() : t.popups()
  return (
    <div className={styles.kind}>
      <div className={styles.kindHead}>
        <h3>{label}</h3>
        <a className={board.button} href={`/admin/globals/${kind}`}>
          {kind === 'banner' ? t.editBanners() : t.editPopups()}
        </a>
      </div>
      {list.isChanged ? (
        <p className={board.notice}>{kind === 'banner' ? t.bannerChanged() : t.popupChanged()}</p>
      ) : null}
      {list.plans.map(({ at, publishes, failed }) => {
        const words = failed ? t.planFailed : publishes ? t.planPublish : t.planUnpublish
        return (
          <p key={`${at} ${publishes}`} className={board.notice}>
            {words({ at: momentLabel(localOf(Date.parse(at), timeZone)) })}
          </p>
        )
      })}
      {list.notices.length === 0 ? (
        <p>{t.noneYet()}</p>
      ) : (
        <SpanChart label={label} {...chart} rows={noticeRows(kind, list, { span, places })} />
      )}
    </div>
  )
}

/** What the looks of the bars mean. */
export function Legend() {
  return (
    <details className={styles.closed}>
      <summary>{t.legend()}</summary>
      <ul>
        <li>{t.legendShows()}</li>
        <li>{t.legendPartly()}</li>
        <li>{t.legendBehind()}</li>
        <li>{t.legendGap()}</li>
      </ul>
    </details>
  )
}
