import { LinkButton } from '#ui/button.tsx'
import css from '../panel.module.css'
import { AddOnList } from '../parts/order-summary.tsx'
import { Summary } from '../parts/summary.tsx'
import { Paid } from '../payment/paid.tsx'
import * as t from './messages.gen.ts'
import type { StepProps } from './step-props.ts'

/** Step 2: thank you, the manage link and the way to the menu (spec:reservations.done). */
export function DoneStep({ state, restaurant }: StepProps) {
  const { manageUrl = null, total, payment, mailed = false } = state.confirmation ?? {}
  // Gone after a reload, which keeps the name alone.
  const email = state.details.email.trim()
  const { words } = restaurant
  return (
    <>
      <h3 tabIndex={-1} className={css.thanks}>
        {t.thankYou({ name: state.details.firstName.trim() }, words)}
      </h3>
      <p className={css.lead}>{t.yourTableIsReserved({ restaurant: restaurant.title }, words)}</p>
      <Summary state={state} group={restaurant.group} />
      {state.addOns.length > 0 ? <AddOnList addOns={state.addOns} /> : null}
      <Paid total={total} payment={payment} />
      {mailed ? (
        <p>{email ? t.confirmationGoesTo({ email }, words) : t.confirmationByEmail(words)}</p>
      ) : null}
      {manageUrl ? <p>{t.keepTheLink(words)}</p> : null}
      <div className={css.actions}>
        {manageUrl ? <LinkButton href={manageUrl}>{t.manageReservation()}</LinkButton> : null}
        <LinkButton kind="outlined" href="/menu">
          {t.viewOurMenu()}
        </LinkButton>
      </div>
    </>
  )
}
