import type { BookingProvider } from '../contract.ts'
import { createContext, type OpenTableOptions } from './context.ts'
import { opentable } from './descriptor.ts'
import { holdMethods } from './hold-methods.ts'
import { manageMethods } from './manage-methods.ts'
import { offerMethods } from './offer-methods.ts'

/** The booking provider for restaurants at OpenTable, by its Online Booking API v2. */
export function createOpenTable(options: OpenTableOptions): BookingProvider {
  const context = createContext(options)
  return {
    abilities: opentable.abilities,
    csp: options.csp ?? {},
    ...offerMethods(context),
    ...holdMethods(context),
    ...manageMethods(context),
  }
}
