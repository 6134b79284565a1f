import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readStepsDone } from '#cms/dashboard/first-steps.ts'
import { countLiveRestaurants } from '#cms/locations/live-restaurants.ts'
import { readDemoState } from '#cms/own-group/demo-state.ts'
import { DemoNotice } from '../own-group/demo-notice.tsx'
import { StaffView } from '../staff-view.tsx'
import { countLeft, StepList } from './first-steps.tsx'
import * as t from './messages.gen.ts'

/** The page *What is live*, for administrators: counts of public and bookable restaurants, then the setup steps. */
export async function GoingLive(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req)) notFound()
  const [done, { live, bookable }, demo] = await Promise.all([
    readStepsDone(req),
    countLiveRestaurants(req.payload),
    readDemoState(req.payload),
  ])
  const missing = countLeft(done)
  return (
    <StaffView {...props}>
      <h1>{t.whatIsLive()}</h1>
      {demo === 'demo' ? <DemoNotice /> : null}
      <p>{live === 0 ? t.nothingLive() : t.liveRestaurants({ live, bookable })}</p>
      <h2>{missing === 0 ? t.nothingMissing() : t.missing({ count: missing })}</h2>
      <StepList done={done} />
    </StaffView>
  )
}
