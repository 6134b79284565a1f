import type { ReactNode } from 'react'
import { moneyLabel } from '#lib/money/money.ts'
import type { LateCost } from '#providers/booking/payment.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { costField } from './late-cost.ts'
import css from './manage-visit.module.css'
import { costText, refundText, type Visit } from './visit.ts'

type CancellationProps = {
  visit: Visit
  /** Path of the page. */
  path: string
}

/** How a visit is cancelled and what it costs, or what there is to say once it is not to be any more. */
export function Cancellation({ visit, path }: CancellationProps) {
  switch (visit.state) {
    case 'booked':
      return <InTime visit={visit} path={path} />
    case 'late':
      return <Late visit={visit} path={path} />
    case 'over':
      return <Over visit={visit} />
    case 'cancelled':
      return <Cancelled visit={visit} />
  }
}

function InTime({ visit, path }: CancellationProps) {
  return (
    <Question>
      <p>
        This cannot be undone, and the table may be gone a moment later. {refundText(visit.payment)}{' '}
        You can change or cancel it here until {visit.cancelUntil}.
      </p>
      <form method="post" action={`${path}/cancel`}>
        <Button type="submit">Yes, cancel it</Button>
      </form>
    </Question>
  )
}

function Late({ visit, path }: CancellationProps) {
  const { lateCost, cancelUntil, payment } = visit
  if (!lateCost) {
    return (
      <Notice>
        It is too late to change or cancel online: the deadline was {cancelUntil}. Please call the
        restaurant.
      </Notice>
    )
  }
  return (
    <>
      <Notice>
        It is too late to change this reservation online: the deadline was {cancelUntil}. Please
        call the restaurant. If you cannot come, you can still cancel it.
      </Notice>
      <Question>
        <p>
          This cannot be undone. Until {cancelUntil}, cancelling was free of charge.{' '}
          <strong>{costText(lateCost, payment)}</strong>
        </p>
        <form method="post" action={`${path}/cancel`}>
          <input type="hidden" name="cost" value={costField(lateCost)} />
          <Button type="submit">{confirmLabel(lateCost)}</Button>
        </form>
      </Question>
    </>
  )
}

/**
 * Asks once more. The question is a target within the page: the browser shows it, scrolls to it and gives it
 * the focus, without a script.
 */
function Question({ children }: { children: ReactNode }) {
  return (
    <div>
      <a className={css.textLink} href="#cancel">
        Cancel this reservation
      </a>
      <section id="cancel" tabIndex={-1} aria-labelledby="cancel-question" className={css.confirm}>
        <h2 id="cancel-question" className={css.subtitle}>
          Would you like to give up this table?
        </h2>
        {children}
        <a className={css.textLink} href="#visit">
          Keep it
        </a>
      </section>
    </div>
  )
}

/** The label of the button that cancels, with what it costs. */
function confirmLabel(cost: LateCost): string {
  switch (cost.does) {
    case 'nothing':
      return 'Yes, cancel it'
    case 'keep':
      return `Yes, cancel it and give up ${moneyLabel(cost.money)}`
    case 'charge':
      return `Yes, cancel it; up to ${moneyLabel(cost.money)} may be charged`
  }
}

function Over({ visit }: Pick<CancellationProps, 'visit'>) {
  const missed = ['charging', 'charged', 'declined'].includes(visit.payment?.state ?? '')
  return <p>This visit is over.{missed ? '' : ' Thank you for coming.'}</p>
}

function Cancelled({ visit: { place, payment } }: Pick<CancellationProps, 'visit'>) {
  return (
    <>
      <p>Your table has been released. Thank you for letting us know.</p>
      {payment?.kind === 'charge' && payment.state === 'returned' ? (
        <p>Your bank may take a few days to show the refund.</p>
      ) : null}
      {place.uid ? (
        <LinkButton href={`/locations/${place.uid}?reserve=${place.uid}`}>
          Book another table
        </LinkButton>
      ) : null}
    </>
  )
}
