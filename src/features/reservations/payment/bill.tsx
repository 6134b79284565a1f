import { moneyLabel } from '#lib/money/money.ts'
import type { Total } from '../api/experience-wire.ts'
import type { Cost } from '../flow/use-experiences.ts'
import css from '../parts/experience.module.css'
import * as t from './messages.gen.ts'

/** What an order costs, line by line, and when it is paid. The total is read out when it changes. */
export function Bill({ cost }: { cost: Cost | null }) {
  return (
    <div className={css.bill}>
      <p className="visually-hidden" role="status">
        {cost?.bill ? t.totalAmount({ amount: moneyLabel(cost.total) }) : ''}
      </p>
      {cost ? (
        <dl>
          {linesOf(cost).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {cost?.bill ? <p>{whenPaid(cost.total, cost.bill)}</p> : null}
    </div>
  )
}

function whenPaid(total: Cost['total'], bill: Total): string {
  if (bill.due === 0) return t.payAtTheRestaurant()
  const due = moneyLabel({ ...total, amount: bill.due })
  if (bill.due >= bill.total) return t.payByCard({ due })
  const rest = moneyLabel({ ...total, amount: bill.total - bill.due })
  return t.payByCardAndThere({ due, rest })
}

function linesOf({ total, bill }: Cost): [string, string][] {
  const of = (amount: number) => moneyLabel({ ...total, amount })
  const parts: [string, number][] = bill
    ? [
        [t.experience(), bill.experience],
        [t.addOns(), bill.add_ons],
        [t.serviceCharge(), bill.fees],
        [t.tax(), bill.taxes],
        [t.tip(), bill.tip],
      ]
    : []
  const shown = parts.filter(([, amount]) => amount > 0)
  return [
    ...shown.map(([term, amount]): [string, string] => [term, of(amount)]),
    // Without the restaurant's own bill there is only the sum of the prices.
    [bill ? t.total() : t.beforeTaxAndService(), of(total.amount)],
  ]
}
