import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { hasRole } from '#cms/access/roles.ts'
import { isBackupPossible } from '#cms/backups/read-backups.ts'
import { readFreshBackup } from '#cms/own-group/begin.ts'
import { countContent } from '#cms/own-group/count-content.ts'
import { readDemoState } from '#cms/own-group/demo-state.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { remoteFiles } from '#providers/files/registry.ts'
import forms from '../forms/form.module.css'
import { groupTimeZone } from '../group-time-zone.ts'
import { StaffView } from '../staff-view.tsx'
import { BeginOwnGroup } from './begin-own-group.client.tsx'
import * as t from './messages.gen.ts'
import styles from './own-group.module.css'

/** The page on which an administrator replaces the demo group by pages of their own: what goes, what stays, and the act. */
export async function OwnGroup(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload } = req
  if (!hasRole(req)) notFound()
  const state = await readDemoState(payload)
  if (state !== 'demo') {
    return (
      <StaffView {...props}>
        <h1>{t.heading()}</h1>
        <p>
          {state === 'erasing' ? t.stillErasing() : t.isOwn()}{' '}
          <a href="/admin/going-live">{t.whatIsLive()}</a>
        </p>
      </StaffView>
    )
  }
  const [content, bookings, bucket, staff] = await Promise.all([
    countContent(payload),
    (await bookingEngine()).countUpcoming(),
    remoteFiles().then((files) => files?.label ?? null),
    payload.count({ collection: 'staff' }),
  ])
  return (
    <StaffView {...props}>
      <div className={forms.page}>
        <h1>{t.heading()}</h1>
        <p>{t.intro()}</p>
        <h2>{t.whatGoes()}</h2>
        <ul className={styles.list}>
          <li>{t.content(content)}</li>
          <li>{t.bookings({ count: bookings })}</li>
          <li>{t.sent(content)}</li>
        </ul>
        <h2>{t.whatStays()}</h2>
        <ul className={styles.list}>
          <li>{t.people({ count: staff.totalDocs })}</li>
          <li>{t.record()}</li>
        </ul>
        {bucket === null ? null : <p>{t.notInBackup({ bucket })}</p>}
        {isBackupPossible() ? (
          <WithBackup />
        ) : (
          <WithCommand timeZone={await groupTimeZone(payload)} />
        )}
      </div>
    </StaffView>
  )
}

function WithBackup() {
  return (
    <>
      <p>{t.first()}</p>
      <BeginOwnGroup makesBackup />
    </>
  )
}

async function WithCommand({ timeZone }: { timeZone: string }) {
  const made = await readFreshBackup()
  const moment = made && momentLabel(localOf(Date.parse(made), timeZone))
  return (
    <>
      <p>
        {t.onlyCommand()} {moment ? t.backupOf({ moment }) : t.noBackup()}
      </p>
      {made ? <BeginOwnGroup makesBackup={false} /> : null}
    </>
  )
}
