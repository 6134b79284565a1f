import { notFound } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { Suspense } from 'react'
import { hasRole } from '#cms/access/roles.ts'
import { lintContent } from '#cms/lint/content-lint.ts'
import { readPublishedPaths } from '#cms/lint/read-published-paths.ts'
import { COUNTED_DAYS, MOST_MISSING, readMissingAddresses } from '#storage/address-counts.ts'
import { bookingDatabase } from '#storage/process.ts'
import board from '../board/board.module.css'
import { FindingCards } from '../content-check/finding-list.tsx'
import { groupToday } from '../followed/read-followed.ts'
import { StaffView } from '../staff-view.tsx'
import styles from './broken-links.module.css'
import * as t from './messages.gen.ts'
import { MissingAddresses } from './missing-addresses.tsx'

/** Admin view: addresses that guests asked for in vain, and links of the content that lead nowhere, for editors. */
export async function BrokenLinks(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const { payload } = req
  const [missing, hasPath] = await Promise.all([readMissing(payload), readPublishedPaths(payload)])
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.view}`}>
        <h1>{t.brokenLinks()}</h1>
        <section className={styles.part} aria-labelledby="missing">
          <h2 id="missing">{t.notFound()}</h2>
          <p className={styles.soft}>{t.aboutNotFound({ days: COUNTED_DAYS })}</p>
          <MissingAddresses
            addresses={missing.filter(({ address }) => !hasPath(address))}
            showAll={props.searchParams?.all === '1'}
          />
          <details className={styles.about}>
            <summary>{t.whatIsListed()}</summary>
            <ul>
              <li>{t.countsBrowsers()}</li>
              <li>{t.leavesOut()}</li>
              <li>{t.keeps({ days: COUNTED_DAYS, most: MOST_MISSING })}</li>
            </ul>
          </details>
        </section>
        <section className={styles.part} aria-labelledby="dead">
          <h2 id="dead">{t.deadLinks()}</h2>
          <Suspense fallback={<p>{t.looking()}</p>}>
            <DeadLinks payload={payload} />
          </Suspense>
        </section>
      </main>
    </StaffView>
  )
}

async function readMissing(payload: Payload) {
  return readMissingAddresses(await bookingDatabase(), await groupToday(payload))
}

/** What the content check finds of links. It reads all of the content, so the page does not wait for it. */
async function DeadLinks({ payload }: { payload: Payload }) {
  const dead = (await lintContent(payload)).filter(({ rule }) => rule === 'link-broken')
  if (dead.length === 0) return <p>{t.everyLinkWorks()}</p>
  return (
    <>
      <p className={styles.soft}>{t.deadLinksHint({ count: dead.length })}</p>
      <FindingCards findings={dead} level={3} />
    </>
  )
}
