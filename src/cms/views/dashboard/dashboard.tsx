import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { pinLocationOf } from '#cms/access/tablet-session.ts'
import { readPendingWork } from '#cms/dashboard/pending-work.ts'
import { navLinksFor } from '#cms/navigation/nav-links.ts'
import { pageNumber } from '#lib/routing/paging.ts'
import { localOf } from '#lib/time/time.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import { activeStaff, hasRole } from '../../access/roles.ts'
import { readCovers } from '../../dashboard/covers.ts'
import { readFirstSteps } from '../../dashboard/first-steps.ts'
import { readOwnerWeek } from '../../dashboard/owner-week.ts'
import { readUnpublished } from '../../dashboard/unpublished.ts'
import { readDemoState } from '../../own-group/demo-state.ts'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { DemoNotice } from '../own-group/demo-notice.tsx'
import { OwnerWeek } from '../owner-week/owner-week.tsx'
import { PasswordNotice } from '../password-notice.tsx'
import { CoversByLocation, CoversTotal } from './covers.tsx'
import styles from './dashboard.module.css'
import * as t from './messages.gen.ts'
import { PendingWorkSection } from './pending-work.tsx'
import { QuickLinks } from './quick-links.tsx'

/** The admin's dashboard, which by a PIN is the board: the group's week for whoever may see it, covers, open work, then links to everything else. */
export async function Dashboard({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const board = pinLocationOf(req)
  if (board !== null) redirect(`/admin/reservations?location=${board}`)
  if (!activeStaff(req)) {
    return (
      <main className={`gutter--left gutter--right ${styles.dashboard}`}>
        <h1>{t.welcome()}</h1>
        <PasswordNotice user={req.user ?? undefined} />
      </main>
    )
  }
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0 })
  const [steps, week, covers, waiting, unpublished, demo] = await Promise.all([
    readFirstSteps(req),
    readOwnerWeek(req, settings.timeZone),
    readCovers(req),
    readPendingWork(req),
    readUnpublished(req),
    hasRole(req) ? readDemoState(req.payload) : null,
  ])
  const { shortName, timeZone } = settings
  const now = Date.now()
  // Before the first restaurant is public there are no figures.
  const isOpen = steps?.isOpen ?? true
  const page = pageNumber(searchParams?.page?.toString())
  return (
    <main className={`gutter--left gutter--right ${styles.dashboard}`}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{longDateLabel(localOf(now, timeZone))}</p>
        <h1>{t.todayAt({ group: shortName })}</h1>
      </header>
      {demo === 'demo' ? <DemoNotice /> : null}
      {steps ? <FirstSteps {...steps} /> : null}
      {week && isOpen ? <OwnerWeek week={week} seesSystem={hasRole(req)} /> : null}
      <div className={styles.day}>
        {covers && isOpen ? <CoversTotal covers={covers} /> : null}
        <PendingWorkSection {...{ pending: waiting, unpublished, now, timeZone }} />
        {covers && covers !== 'unreadable' && isOpen ? (
          <CoversByLocation covers={covers} page={page} />
        ) : null}
      </div>
      <QuickLinks groups={navLinksFor({ req, permissions, visibleEntities })} />
    </main>
  )
}
