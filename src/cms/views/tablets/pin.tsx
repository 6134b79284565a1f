import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { activeStaff } from '#cms/access/roles.ts'
import { readFactors } from '#cms/second-factor/factors.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { isHost } from '#cms/tablets/hosts.ts'
import { readPin } from '#cms/tablets/pins.ts'
import { groupUtcOffsets } from '../group-time-zone.ts'
import step from '../second-step/second-step.module.css'
import { StaffView } from '../staff-view.tsx'
import * as t from './messages.gen.ts'
import { OwnPin } from './own-pin.client.tsx'

/** One's own PIN for shared tablets, for hosts and managers. */
export async function PinView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  // Mails lead here.
  if (!req.user) redirect('/admin/login?redirect=/admin/pin')
  const person = activeStaff(req)
  if (!person || !isHost(person)) notFound()
  const staff = Number(person.id)
  const [pin, factors, utcOffsets] = await Promise.all([
    readPin(req.payload, staff),
    readFactors(req.payload, staff),
    groupUtcOffsets(req.payload),
  ])
  const hasPasskey = arePasskeysPossible() && factors.passkeys.length > 0
  return (
    <StaffView {...props}>
      <div className={step.page}>
        <div className={step.stack}>
          <h1>{t.title()}</h1>
          <p>{t.pinIntro()}</p>
        </div>
        <OwnPin {...{ pin, hasPasskey, utcOffsets }} />
      </div>
    </StaffView>
  )
}
