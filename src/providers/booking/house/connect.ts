import { houseBook } from '#house-book/process.ts'
import { env } from '../../../env.ts'
import type { BookingProvider } from '../contract.ts'
import { createHouseProvider } from './adapter.ts'

/** The house book of this process, as a provider. */
export async function connect(): Promise<BookingProvider> {
  const page = (token: string) => `${env.publicUrl}/my/reservations/${token}`
  return createHouseProvider(await houseBook(), page)
}
