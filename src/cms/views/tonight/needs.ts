import type { TonightRow } from '#cms/host/tonight.ts'
import * as t from './messages.gen.ts'

/** Something that needs help at a restaurant, in words, and where it is seen to. */
export type Need = { text: string; href: string }

/** The address of a restaurant's day. */
export function dayHref({ id, day }: Pick<TonightRow, 'id' | 'day'>): string {
  return `/admin/reservations?${new URLSearchParams({ location: String(id), day })}`
}

/** What needs help at a restaurant, the most urgent first. */
export function needsOf(row: TonightRow): Need[] {
  const day = dayHref(row)
  const counted: [count: number, say: (values: { count: number }) => string, href: string][] = [
    [row.withoutTable, t.withoutTable, day],
    [row.late, t.late, day],
    [row.overTime, t.overTime, day],
    [row.paymentFailed, t.paymentFailed, day],
    [row.undelivered, t.undelivered, '/admin/outbox?list=dead'],
  ]
  return [
    ...counted.flatMap(([count, say, href]) => (count > 0 ? [{ text: say({ count }), href }] : [])),
    ...(row.stopped
      ? [{ text: row.stopped === 'all' ? t.stopped() : t.partStopped(), href: day }]
      : []),
  ]
}
