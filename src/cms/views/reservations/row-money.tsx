import type { HostReservation } from '#booking-engine/host/types.ts'
import shared from '../board/board.module.css'
import type { BoardContext } from './board-context.ts'
import { chargeLabelOf } from './labels.ts'
import * as t from './messages.gen.ts'

/** Payment actions of a reservation; nothing where none is possible. */
export function RowMoney({
  one,
  actions: work,
  openDialog: ask,
}: BoardContext & { one: HostReservation }) {
  const { money } = one
  if (!money) return null
  if (mayCharge(one)) {
    return (
      <button
        type="button"
        className={shared.button}
        data-act="charge"
        onClick={() => ask({ what: 'charge', id: one.id })}
      >
        {chargeLabelOf(one, money)}
      </button>
    )
  }
  if (money.state !== 'failed' || one.state !== 'booked') return null
  const asked = one.acts.some(({ act }) => act === 'ask')
  return (
    <>
      <p>{t.bankDidNotPay()}</p>
      {one.guest.email && !asked ? (
        <button
          type="button"
          className={shared.button}
          data-act="ask"
          aria-disabled={work.busy}
          onClick={() => void work.askForPayment(one)}
        >
          {t.emailTheGuest()}
        </button>
      ) : null}
    </>
  )
}

function mayCharge({ state, money }: HostReservation): boolean {
  const missed = state === 'no_show' || state === 'cancelled'
  return missed && (money?.state === 'kept' || money?.state === 'declined')
}
