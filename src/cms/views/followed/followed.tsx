import type { Payload } from 'payload'
import { yearDateLabel } from '#lib/time/time-labels.ts'
import { COUNTED_DAYS, FOLLOWED_DAYS } from '#storage/address-counts.ts'
import * as t from './messages.gen.ts'
import { type FollowedKind, followedTotal } from './read-followed.ts'

/** A document of either list, as Payload hands it to a cell (`rowData`) or to a field (`data`). */
type Asked = { from?: string; address?: string }
type CellProps = { payload: Payload; collectionSlug: string; rowData: Asked }
type FieldProps = { payload: Payload; collectionSlug?: string; data?: Asked }

const kindOf = (collection: string | undefined): FollowedKind =>
  collection === 'former-addresses' ? 'former' : 'redirect'

const totalOf = (payload: Payload, collection: string | undefined, asked: Asked | undefined) => {
  const address = asked?.from ?? asked?.address
  return address ? followedTotal(payload, kindOf(collection), address) : null
}

/** In a list of redirects or former addresses: how often this one was followed in the days that are added up. */
export async function FollowedCell({ payload, collectionSlug, rowData }: CellProps) {
  const total = await totalOf(payload, collectionSlug, rowData)
  return <span>{total?.recent ?? 0}</span>
}

/** In the same lists: the day on which this one was last followed. */
export async function LastFollowedCell({ payload, collectionSlug, rowData }: CellProps) {
  const total = await totalOf(payload, collectionSlug, rowData)
  return <span>{total ? yearDateLabel(total.lastDay) : t.never()}</span>
}

/** Beside a redirect or a former address: the same in words, and what is counted. */
export async function Followed({ payload, collectionSlug, data }: FieldProps) {
  const total = await totalOf(payload, collectionSlug, data)
  return (
    <section className="field-type" aria-labelledby="followed">
      <h3 id="followed" className="field-label" style={{ fontSize: 'inherit' }}>
        {t.followed()}
      </h3>
      <p style={{ margin: 0 }}>
        {total
          ? t.times({
              count: total.recent,
              days: COUNTED_DAYS,
              day: yearDateLabel(total.lastDay),
            })
          : t.notFollowed({ days: FOLLOWED_DAYS })}
      </p>
      <p className="field-description">{t.whatCounts()}</p>
    </section>
  )
}
