import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import { moneyLabel } from '#lib/money/money.ts'
import shared from '../board/board.module.css'
import * as t from './messages.gen.ts'

/** How much of what a guest agreed to is charged to their card; `amount` is in minor units. */
export function AmountField({
  money,
  amount,
  setAmount,
}: {
  money: ReservationPayment
  amount: number
  setAmount(amount: number): void
}) {
  const { multiplier } = money
  const decimals = Math.round(Math.log10(multiplier))
  return (
    <label>
      <span className={shared.label}>{t.amountAtMost({ amount: moneyLabel(money) })}</span>
      <input
        type="number"
        inputMode="decimal"
        className={shared.input}
        required
        min={1 / multiplier}
        max={money.amount / multiplier}
        step={1 / multiplier}
        defaultValue={(amount / multiplier).toFixed(decimals)}
        onChange={({ target }) => setAmount(Math.round(target.valueAsNumber * multiplier) || 0)}
      />
    </label>
  )
}
