import { vendorEnv } from '../../../env.ts'
import type { Scanner } from '../contract.ts'
import { createClamd } from './adapter.ts'
import { variables } from './env.ts'

/** clamd at CLAMD_ADDRESS; null where none is named. */
export function connect(): Scanner | null {
  const { CLAMD_ADDRESS: address } = vendorEnv(variables)
  return address ? createClamd(address) : null
}
