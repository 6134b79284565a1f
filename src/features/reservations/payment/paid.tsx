import { moneyLabel } from '#lib/money/money.ts'
import type { Confirmation } from '../flow/state.ts'
import css from '../parts/experience.module.css'
import * as t from './messages.gen.ts'

/** What was paid by card, or may be, and what is left to pay at the restaurant. */
export function Paid({ total, payment }: Pick<Confirmation, 'total' | 'payment'>) {
  if (!payment) return total ? <p>{t.totalAmount({ amount: moneyLabel(total) })}</p> : null
  const { kind, money } = payment
  if (kind === 'hold') {
    return (
      <>
        {total ? <p>{t.totalAtTheRestaurant({ amount: moneyLabel(total) })}</p> : null}
        <p>{t.cardVouches({ amount: moneyLabel(money) })}</p>
      </>
    )
  }
  const left = total ? total.amount - money.amount : 0
  return (
    <div className={css.bill}>
      <dl>
        {total ? <Line term={t.total()} value={moneyLabel(total)} /> : null}
        <Line term={t.paidToday()} value={moneyLabel(money)} />
        {total && left > 0 ? (
          <Line term={t.leftToPay()} value={moneyLabel({ ...total, amount: left })} />
        ) : null}
      </dl>
    </div>
  )
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
