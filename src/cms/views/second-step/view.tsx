import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { activeStaff } from '#cms/access/roles.ts'
import { readFactors } from '#cms/second-factor/factors.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { isNeededBy } from '#cms/second-factor/requirement.ts'
import { groupUtcOffsets } from '../group-time-zone.ts'
import { StaffView } from '../staff-view.tsx'
import * as t from './messages.gen.ts'
import { OwnFactors } from './own-factors.client.tsx'
import styles from './second-step.module.css'

/** One's own second step: passkeys, authenticator app and recovery codes. */
export async function SecondStepView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  // Mails lead here.
  if (!req.user) redirect('/admin/login?redirect=/admin/second-step')
  const person = activeStaff(req)
  if (!person) notFound()
  const staff = Number(person.id)
  const [factors, isNeeded, utcOffsets] = await Promise.all([
    readFactors(req.payload, staff),
    isNeededBy(req.payload, staff, req),
    groupUtcOffsets(req.payload),
  ])
  return (
    <StaffView {...props}>
      <div className={styles.page}>
        <div className={styles.stack}>
          <h1>{t.title()}</h1>
          <p>
            {t.intro()} {isNeeded ? t.isNeeded() : null}
          </p>
        </div>
        <OwnFactors
          {...{ factors, utcOffsets }}
          email={person.email}
          passkeys={arePasskeysPossible()}
        />
      </div>
    </StaffView>
  )
}
