import { env } from '../../env.ts'
import { connectFirst } from '../vendor.ts'
import type { Cdn } from './contract.ts'
import { cdnVendors } from './vendors.ts'

/**
 * Connects the CDN in front of the site; null where there is none, and for a site that is being worked on. Throws
 * if its variables cannot be used.
 */
export async function connectCdn(): Promise<Cdn | null> {
  return env.mode === 'development' ? null : connectFirst<Cdn, []>(cdnVendors)
}
