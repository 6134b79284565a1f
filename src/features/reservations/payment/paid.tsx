import { moneyLabel } from '#lib/money/money.ts'
import type { Confirmation } from '../flow/state.ts'
import css from '../parts/experience.module.css'

/** What was paid by card, or may be, and what is left to pay at the restaurant. */
export function Paid({ total, payment }: Pick<Confirmation, 'total' | 'payment'>) {
  if (!payment) return total ? <p>Total {moneyLabel(total)}</p> : null
  const { kind, money } = payment
  if (kind === 'hold') {
    return (
      <>
        {total ? <p>Total {moneyLabel(total)}, which you pay at the restaurant.</p> : null}
        <p>
          Nothing was charged. Up to {moneyLabel(money)} may be charged to your card if you do not
          come or cancel too late.
        </p>
      </>
    )
  }
  const left = total ? total.amount - money.amount : 0
  return (
    <div className={css.bill}>
      <dl>
        {total ? <Line term="Total" value={moneyLabel(total)} /> : null}
        <Line term="Paid today" value={moneyLabel(money)} />
        {total && left > 0 ? (
          <Line
            term="Left to pay at the restaurant"
            value={moneyLabel({ ...total, amount: left })}
          />
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
