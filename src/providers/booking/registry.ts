import type { CspSourceList } from '#lib/front/ports.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Connectable } from '../vendor.ts'
import type { BookingProvider } from './contract.ts'
import type { BookingVendorDescriptor } from './descriptor.ts'
import { bookingVendors } from './vendors.ts'

type BookingVendor = Connectable<BookingVendorDescriptor, BookingProvider, []>

/** Finds and connects booking vendors. */
export type BookingRegistry = {
  /**
   * The provider of a location by its id. `booked_elsewhere`: the location takes no bookings on this site ·
   * `provider_unavailable`: the vendor is not connected.
   */
  provider(
    id: string,
  ): Promise<Result<BookingProvider, 'booked_elsewhere' | 'provider_unavailable'>>
  /** The provider that issued a manage token, by the token's prefix. */
  providerOfToken(manageToken: string): Promise<Result<BookingProvider, 'provider_unavailable'>>
  /** Connects the vendors that have accounts. Throws if their variables cannot be used. */
  connectVendors(): Promise<void>
  /** Origins that the card forms of the connected vendors need in the browser. */
  sources(): Promise<CspSourceList[]>
}

/** The registry of a list of vendors, one of which is the embedded default. */
export function createBookingRegistry(vendors: readonly BookingVendor[]): BookingRegistry {
  const connected = async (vendor: BookingVendor | undefined) => {
    const provider = await vendor?.connect()
    return provider ? ok(provider) : refuse('provider_unavailable')
  }
  const isEmbedded = ({ manageTokenPrefix }: BookingVendor) => manageTokenPrefix === null
  const external = vendors.filter((vendor) => !isEmbedded(vendor))
  const connectExternal = () => Promise.all(external.map(({ connect }) => connect()))
  return {
    provider: async (id) =>
      id === 'link' || id === 'none'
        ? refuse('booked_elsewhere')
        : connected(vendors.find((vendor) => vendor.id === id)),
    providerOfToken: async (token) => {
      const issuer = external.find(
        ({ manageTokenPrefix: prefix }) => prefix !== null && token.startsWith(prefix),
      )
      return connected(issuer ?? vendors.find(isEmbedded))
    },
    connectVendors: async () => void (await connectExternal()),
    sources: async () => (await connectExternal()).flatMap((provider) => provider?.csp ?? []),
  }
}

const registry = createBookingRegistry(bookingVendors)

export const {
  provider: bookingProvider,
  providerOfToken: managingProvider,
  connectVendors: connectBookingVendors,
  sources: bookingSources,
} = registry
