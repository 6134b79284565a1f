import type { GuestCount } from './state.ts'

/**
 * A party with one guest more, or fewer, at a price. All of the party keep one: who is added comes from the
 * first other price that has somebody, who is taken away goes to the first other one. What cannot be done
 * changes nothing.
 */
export function countGuest(guests: GuestCount[], priceId: string, change: 1 | -1): GuestCount[] {
  const here = guests.find((one) => one.priceId === priceId)
  const others = guests.filter((one) => one.priceId !== priceId)
  const there = change === 1 ? others.find(({ count }) => count > 0) : others[0]
  if (!here || !there || here.count + change < 0) return guests
  return guests.map((one) => {
    if (one.priceId === priceId) return { ...one, count: one.count + change }
    return one.priceId === there.priceId ? { ...one, count: one.count - change } : one
  })
}
