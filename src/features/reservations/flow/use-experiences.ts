import { useEffect, useState } from 'react'
import type { Money } from '#lib/money/money.ts'
import { type ExperienceOffer, type Order, subtotal, type Total } from '../api/experience-wire.ts'
import type { ReservationSession } from './session.ts'
import type { Reservation } from './state.ts'

/** The restaurant's experiences; undefined while they are asked for, null where they cannot be had. */
export function useExperiences(session: ReservationSession): ExperienceOffer[] | null | undefined {
  const [known, setKnown] = useState<ExperienceOffer[] | null>()
  useEffect(() => {
    let awaited = true
    session.experiences().then((offers) => {
      if (awaited) setKnown(offers)
    })
    return () => {
      awaited = false
    }
  }, [session])
  return known
}

/** What an order costs: `bill` says of what it consists, where the provider does. */
export type Cost = { total: Money; bill: Total | null }

/** The order of a flow as it stands; null for a table alone. */
export function orderOf({ booking, choice, addOns }: Reservation): Order | null {
  if (booking?.kind !== 'experience' || choice.people === null) return null
  return { booking, people: choice.people, addOns: addOns.filter((one) => one.quantity > 0) }
}

/** What an order costs, the last known while a change of it is asked about; null while nothing is known. */
export function useCost(session: ReservationSession, order: Order | null): Cost | null {
  const [cost, setCost] = useState<Cost | null>(null)
  const key = JSON.stringify(order)
  useEffect(() => {
    let awaited = true
    const asked = JSON.parse(key) as Order | null
    if (asked) {
      costOf(session, asked).then((found) => {
        if (awaited) setCost(found)
      })
    }
    return () => {
      awaited = false
    }
  }, [session, key])
  return cost
}

async function costOf(session: ReservationSession, order: Order): Promise<Cost | null> {
  const bill = await session.total(order)
  if (bill) {
    const { total: amount, currency, multiplier } = bill
    return { total: { amount, currency, multiplier }, bill }
  }
  const offers = await session.experiences()
  const offer = offers?.find(({ id }) => id === order.booking.id)
  const total = offer ? subtotal(offer, order.people, order.addOns, order.booking.guests) : null
  return total && { total, bill: null }
}
