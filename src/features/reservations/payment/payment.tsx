import { moneyLabel } from '#lib/money/money.ts'
import dynamic from '#ui/dynamic-in-browser.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Prepayment } from '../flow/state.ts'
import panel from '../panel.module.css'
import type { StepProps } from '../steps/step-props.ts'
import { CardForm } from './card-form.tsx'
import * as t from './messages.gen.ts'
import css from './payment.module.css'

// Never in the server's HTML, so that no page has to know its scripts (decision 80).
const CardElements = dynamic(
  () => import('./card-elements.tsx').then((module) => module.CardElements),
  { ssr: false, loading: Loading },
)

/**
 * The payment section (spec:reservations.payment-section): what will be charged or held, and when, and only then
 * the card (spec:reservations.payment-section).
 */
export function Payment({ state, session }: Pick<StepProps, 'state' | 'session'>) {
  const payment = state.hold?.payment
  const { cards } = session.info
  if (!payment) return null
  const form = { session, fields: state.fields, readOnly: state.task !== null }
  return (
    <section aria-labelledby="reserve-payment" className={css.payment}>
      <h3 id="reserve-payment" className={panel.heading}>
        {t.payment()}
      </h3>
      <p className={css.amount}>{paymentText(payment)}</p>
      {payment.policy.length > 0 ? (
        <div className={panel.terms}>
          {payment.policy.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      {cards?.mode === 'test' ? (
        <Notice>
          <p>{t.testMode()}</p>
        </Notice>
      ) : null}
      {cards?.mode === 'elements' ? <CardElements {...form} cards={cards} /> : null}
      {cards?.mode === 'test' || cards?.mode === 'form' ? <CardForm {...form} /> : null}
    </section>
  )
}

/** What is asked of a card, and when. */
export function paymentText({ kind, money }: Prepayment): string {
  const amount = moneyLabel(money)
  return kind === 'charge' ? t.chargedOnCompletion({ amount }) : t.nothingChargedNow({ amount })
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {t.loadingTheCardForm()}
      </p>
      <Skeleton width="100%" height="4.2rem" />
      <Skeleton width="100%" height="4.2rem" />
      <Skeleton width="100%" height="4.2rem" />
    </>
  )
}
