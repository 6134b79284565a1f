import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { ownLocationIds } from '#cms/access/own-locations.ts'
import { readStored } from '#cms/content/read-fields.ts'
import type { ListedTablet } from '#cms/tablets/tablet.ts'
import { listTablets } from '#cms/tablets/tablet-rows.ts'
import { localOf } from '#lib/time/time.ts'
import { dateLabel, momentLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import { groupTimeZone } from '../group-time-zone.ts'
import { StaffView } from '../staff-view.tsx'
import { MakeTablet } from './make-tablet.client.tsx'
import * as t from './messages.gen.ts'
import { TabletList, type TabletRow } from './tablet-list.client.tsx'
import styles from './tablets.module.css'

/** The shared tablets of the restaurants that somebody manages, and the way to make this device one. */
export async function Tablets(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const own = ownLocationIds('manager', req)
  if (own !== 'all' && own.length === 0) notFound()
  const [tablets, locations, timeZone] = await Promise.all([
    listTablets(req.payload, own),
    readManaged(req, own),
    groupTimeZone(req.payload),
  ])
  const titles = Object.fromEntries(locations.map(({ id, title }) => [id, title]))
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.page}`}>
        <h1>{t.tablets()}</h1>
        <p>{t.tabletsIntro()}</p>
        <section aria-labelledby="in-use" className={styles.part}>
          <h2 id="in-use">{t.inUse()}</h2>
          <TabletList
            tablets={tablets.map((one) => rowOf(one, titles[one.location] ?? '', timeZone))}
          />
        </section>
        <section aria-labelledby="make-one" className={styles.part}>
          <h2 id="make-one">{t.makeOne()}</h2>
          <p>{t.makeHint()}</p>
          <MakeTablet locations={locations} />
        </section>
      </main>
    </StaffView>
  )
}

async function readManaged(req: PayloadRequest, own: 'all' | number[]) {
  const found = await readStored(req, 'locations', {
    where: own === 'all' ? {} : { id: { in: own } },
    select: { title: true },
    sort: 'title',
  })
  return found.map(({ id, title }) => ({ id, title }))
}

function rowOf(tablet: ListedTablet, location: string, timeZone: string): TabletRow {
  const { id, name, madeAt, madeBy, unlockedAt, endsAt } = tablet
  const date = (at: number) => dateLabel(localOf(at, timeZone).slice(0, 10))
  const moment = (at: number) => momentLabel(localOf(at, timeZone).slice(0, 16))
  const made = { when: date(madeAt), end: date(endsAt) }
  return {
    ...{ id, name, location },
    used: unlockedAt === null ? t.neverUnlocked() : t.unlockedAt({ when: moment(unlockedAt) }),
    made: madeBy === null ? t.madeByNobody(made) : t.madeBy({ ...made, name: madeBy }),
  }
}
