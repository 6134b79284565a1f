import { visuallyHidden } from '#ui/visually-hidden.tsx'
import { type GuestCount, isCommitted } from '../flow/state.ts'
import { orderOf, useCost } from '../flow/use-experiences.ts'
import { Bill } from '../payment/bill.tsx'
import type { StepProps } from '../steps/step-props.ts'
import css from './experience.module.css'
import * as t from './messages.gen.ts'

type OrderSummaryProps = Pick<StepProps, 'state' | 'session'> & {
  onEdit: (step: 'options' | 'addOns') => void
}

/** The experience summary (spec:reservations.order-edit): what is ordered, what it costs, and the ways to edit it. */
export function OrderSummary({ state, session, onEdit }: OrderSummaryProps) {
  const order = orderOf(state)
  const cost = useCost(session, order)
  if (!order) return null
  const { booking, addOns } = order
  const disabled = state.task !== null || isCommitted(state)
  const edit = (step: 'options' | 'addOns', label: typeof t.editTheExperience) => (
    <button type="button" className={css.more} disabled={disabled} onClick={() => onEdit(step)}>
      {label({ hidden: visuallyHidden })}
    </button>
  )
  return (
    <section aria-labelledby="reserve-order" className={css.order}>
      <h3 id="reserve-order" className="visually-hidden">
        {t.yourExperience()}
      </h3>
      <div className={css.line}>
        <p>{booking.name}</p>
        {edit('options', t.editTheExperience)}
      </div>
      {booking.guests ? (
        <div className={css.line}>
          <AddOnList addOns={booking.guests.map(asList).filter(({ quantity }) => quantity > 0)} />
          {edit('addOns', t.editWhoIsComing)}
        </div>
      ) : null}
      {booking.hasAddOns ? (
        <div className={css.line}>
          <AddOnList addOns={addOns} />
          {edit('addOns', t.editTheAddOns)}
        </div>
      ) : null}
      <Bill cost={cost} />
    </section>
  )
}

const asList = ({ title, count }: GuestCount) => ({ name: title, quantity: count })

/** Add-ons with their numbers, in words where there are none. */
export function AddOnList({ addOns }: { addOns: { name?: string; quantity: number }[] }) {
  if (addOns.length === 0) return <p>{t.noAddOns()}</p>
  return (
    <ul>
      {addOns.map(({ name, quantity }) => (
        <li key={name}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  )
}
