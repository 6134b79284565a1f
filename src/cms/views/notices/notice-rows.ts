import {
  type NoticeGap,
  type NoticeStretch,
  noticeCalendar,
  type WallSpan,
} from '#cms/notices/notice-calendar.ts'
import type { Notice, NoticeList, NoticePlace } from '#cms/notices/read-notices.ts'
import type { NoticeKind } from '#lib/notices/notices.ts'
import type { ChartRow, StretchLook } from '../span-chart/chart-rows.ts'
import { edgeLabel } from '../span-chart/edge-label.ts'
import * as t from './messages.gen.ts'

const LOOKS: Record<NoticeStretch['state'], StretchLook> = {
  ...{ shows: 'full', partly: 'part', behind: 'outline' },
}
const STATES = { shows: t.stateShows, partly: t.statePartly, behind: t.stateBehind }

/** Notices of a kind in their order as rows, and the times when guests of these restaurants get none. */
export function noticeRows(
  kind: NoticeKind,
  { notices }: NoticeList,
  { span, places }: { span: WallSpan; places: readonly NoticePlace[] },
): ChartRow[] {
  const uids = places.map(({ uid }) => uid)
  const { rows, gaps } = noticeCalendar(kind, notices, { span, places: uids })
  return [
    ...notices.map((notice, index) => ({
      ...{ key: `${kind} ${notice.order}`, order: notice.order, title: notice.title },
      ...{ href: noticeHref(notice), notes: [placesLabel(notice), timesLabel(notice)] },
      stretches: (rows[index] ?? []).map(({ state, ...stretch }) => ({
        ...{ ...stretch, look: LOOKS[state], label: STATES[state]() },
      })),
    })),
    ...(gaps.length > 0 ? [gapRow(kind, gaps)] : []),
  ]
}

function gapRow(kind: NoticeKind, gaps: readonly NoticeGap[]): ChartRow {
  const title = kind === 'banner' ? t.gapRow() : t.gapRowPopup()
  return {
    ...{ key: `${kind} none`, order: null, title, href: null, notes: [] },
    stretches: gaps.map(({ everywhere, ...stretch }) => {
      const label = everywhere ? t.gapEverywhere() : t.gapSome()
      return { ...stretch, look: 'gap', label }
    }),
  }
}

/** The row of a notice in its form. */
export function noticeHref({ kind, order }: Pick<Notice, 'kind' | 'order'>): string {
  return `/admin/globals/${kind}#slices-row-${order - 1}`
}

function placesLabel({ placeNames }: Notice): string {
  if (placeNames === null) return t.everywhere()
  return placeNames.length > 0 ? placeNames.join(', ') : t.noPlaceLeft()
}

function timesLabel({ from, until }: Notice): string {
  if (from && until) return t.fromUntil({ from: edgeLabel(from), until: edgeLabel(until) })
  if (from) return t.fromOn({ from: edgeLabel(from) })
  return until ? t.untilThen({ until: edgeLabel(until) }) : t.always()
}
