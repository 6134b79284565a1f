import { bookingCalls } from './booking-calls.ts'
import { searchCalls } from './search-calls.ts'
import { createTransport } from './transport.ts'
import type { ClientOptions, ReservationClient } from './types.ts'

/**
 * The only caller of the booking interface (spec:api.booking-calls). Nothing here throws: every failure is an
 * answer.
 */
export function createClient(options: ClientOptions): ReservationClient {
  const transport = createTransport(options)
  return { ...searchCalls(transport, options.clock), ...bookingCalls(transport, options) }
}
