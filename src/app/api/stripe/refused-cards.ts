import { bookingEngine } from '#booking-engine/process.ts'
import { renderContext } from '#lib/front/render-context.ts'

/** Seconds that the address of the request under way must wait before it may try a card; 0 = none. */
export async function waitForCards(): Promise<number> {
  const address = renderContext()?.address
  return address ? (await bookingEngine()).refusedCards.secondsToWait(address) : 0
}

/** Counts a refused card against the address of the request under way. */
export async function countRefusedCard(): Promise<void> {
  const address = renderContext()?.address
  if (address) await (await bookingEngine()).refusedCards.count(address)
}
