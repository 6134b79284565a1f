import { type ReactNode, useEffect, useRef } from 'react'
import type { Reservation, Step } from '../flow/state.ts'
import { useHistory } from '../flow/use-history.ts'
import { useReservation } from '../flow/use-session.ts'
import css from '../panel.module.css'
import { AddOnsStep } from './add-ons-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FindStep } from './find-step.tsx'
import { HeldStep } from './held-step.tsx'
import * as t from './messages.gen.ts'
import { OptionsStep } from './options-step.tsx'
import type { StepProps } from './step-props.ts'

/** As the panel's. */
type FlowProps = Omit<StepProps, 'state'> & {
  shown: boolean
  heading: (booked: string | null) => ReactNode
}

/** The flow (spec:reservations.steps): one step at a time, its heading focused when it changes. */
export function Flow({ session, restaurant, shown, heading }: FlowProps) {
  const state = useReservation(session)
  const { back, edit } = useHistory(session, state.step, shown)
  const place = useRef<HTMLDivElement>(null)
  const view = viewOf(state)
  useFocusOnChange(place, view)

  const props = { state, session, restaurant }
  return (
    <>
      {heading(view === 'done' ? bookedName(state) : null)}
      <div ref={place} className={css.step} data-view={view}>
        <p className="visually-hidden" role="status">
          {announcement(state)}
        </p>
        {view === 'find' ? <FindStep {...props} /> : null}
        {view === 'held' ? <HeldStep {...props} /> : null}
        {view === 'options' ? <OptionsStep {...props} onBack={back} /> : null}
        {view === 'addOns' ? <AddOnsStep {...props} onBack={back} /> : null}
        {view === 'details' ? <DetailsStep {...props} onBack={back} onEdit={edit} /> : null}
        {view === 'done' ? <DoneStep {...props} /> : null}
      </div>
    </>
  )
}

/** What was booked, as the heading says it: the experience by its name, else the table. */
function bookedName({ booking, choice }: Reservation): string {
  return booking?.kind === 'experience' ? booking.name : t.aTableFor({ people: choice.people ?? 0 })
}

/** Step 0 has two faces: the dropdowns, and once a time is chosen the summary. */
function viewOf({ step, timeChosen }: Reservation): Step | 'held' {
  if (step !== 'find') return step
  return timeChosen ? 'held' : 'find'
}

function announcement(reservation: Reservation): string {
  const { task, search, offers } = reservation
  if (task?.kind === 'search') return t.searchingForTimes()
  if (task?.kind === 'hold') return t.holdingYourTable()
  if (task?.kind === 'card') return t.checkingYourCard()
  if (task?.kind === 'reserve') return t.completingYourReservation()
  if (search !== 'found' || viewOf(reservation) !== 'find') return ''
  return t.timesAvailable({ count: offers.length })
}

function useFocusOnChange(place: React.RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    place.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus({ preventScroll: true })
    place.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [place, view])
}
