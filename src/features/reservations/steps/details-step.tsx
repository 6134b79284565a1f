import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/field.tsx'
import { checkDetails } from '../flow/details.ts'
import { isCommitted, type Reservation } from '../flow/state.ts'
import css from '../panel.module.css'
import { Contact } from '../parts/contact.tsx'
import { DetailsSummary } from '../parts/details-summary.tsx'
import { HoldNotice } from '../parts/hold-notice.tsx'
import { OrderSummary } from '../parts/order-summary.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Summary } from '../parts/summary.tsx'
import { BankNotice } from '../payment/bank-notice.tsx'
import { Payment } from '../payment/payment.tsx'
import { Policies } from '../payment/policies.tsx'
import { TermsLine } from '../payment/terms-line.tsx'
import { useRemembered } from '../remembered/use-remembered.ts'
import { needsCall } from '../texts.ts'
import { DetailFields } from './detail-fields.tsx'
import * as t from './messages.gen.ts'
import { StepBack } from './step-back.tsx'
import type { StepProps } from './step-props.ts'

type DetailsStepProps = StepProps & {
  onBack: () => void
  onEdit: (step: 'options' | 'addOns') => void
}

/** Step 1: who comes. What was typed stays through every failure. */
export function DetailsStep(props: DetailsStepProps) {
  const { state, session, restaurant, onBack, onEdit } = props
  const trouble = useFocusOnTrouble(state)
  const waiting = state.task !== null
  const remembered = useRemembered(props)
  const note = useCheckNote(session)

  return (
    <>
      <StepBack onBack={onBack} disabled={waiting} />
      <div ref={trouble} tabIndex={-1} className={css.trouble}>
        <ProblemNotice problem={state.problem} said={state.said} />
        {state.problem === 'invalid' ? <DetailsSummary fields={state.fields} /> : null}
        {needsCall(state.problem) ? <Contact restaurant={restaurant} /> : null}
      </div>
      <BankNotice task={state.task} />
      <HoldNotice session={session} />
      <Summary state={state} group={restaurant.group} />
      <OrderSummary state={state} session={session} onEdit={onEdit} />
      <h3 tabIndex={-1} className={css.heading}>
        {t.yourDetails()}
      </h3>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const fields = { ...checkDetails(state.details, session.info), ...session.checkCard() }
          if (Object.keys(fields).length > 0) session.send({ type: 'detailsRejected', fields })
          else {
            remembered.keep()
            session.send({ type: 'submitted' })
          }
        }}
      >
        <DetailFields state={state} session={session} />
        <Payment state={state} session={session} />
        <Wishes {...props} remembered={remembered} />
        <Policies policies={state.hold?.policies} />
        <TermsLine terms={session.info.terms} />
        {note}
        <div className={css.actions}>
          <Button type="submit" size="lg" busy={waiting}>
            {t.completeReservation()}
          </Button>
          <Button
            kind="outlined"
            size="lg"
            disabled={waiting || isCommitted(state)}
            onClick={() => session.send({ type: 'reset' })}
          >
            {t.reset()}
          </Button>
        </div>
      </form>
    </>
  )
}

type WishesProps = StepProps & { remembered: ReturnType<typeof useRemembered> }

/** Whether the guest wants news, and to be remembered in this browser. */
function Wishes({ state, session, restaurant, remembered }: WishesProps) {
  return (
    <>
      <Checkbox
        id="reserve-marketing"
        name="restaurant_email_marketing_opt_in"
        label={t.sendMeNewsAndOffers({ restaurant: restaurant.title })}
        checked={state.details.marketing}
        onChange={({ target }) =>
          session.send({ type: 'detailsChanged', change: { marketing: target.checked } })
        }
      />
      <Checkbox
        id="reserve-remember"
        label={t.rememberMeOnThisDevice()}
        hint={t.rememberedUntilUnticked()}
        checked={remembered.wished}
        onChange={(event) => remembered.wish(event.target.checked)}
      />
    </>
  )
}

/** The notice that the bot check requires (reCAPTCHA's terms); null until it is known, or where none is required. */
function useCheckNote(session: StepProps['session']): ReactNode {
  const [note, setNote] = useState<ReactNode>(null)
  useEffect(() => void session.check().then(setNote), [session])
  return note
}

/**
 * On a failure the form scrolls to the top (spec:reservations.failure-scrolls), and the focus goes to what it
 * says there.
 */
function useFocusOnTrouble({ problem, refusals }: Reservation) {
  const trouble = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be found wanting again is news, a fault that was mended is none.
  useEffect(() => {
    if (!problem) return
    trouble.current?.focus({ preventScroll: true })
    trouble.current?.closest('dialog')?.scrollTo({ top: 0 })
    trouble.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, refusals])
  return trouble
}
