import type { TextMessageProvider } from '../contract.ts'
import { createOutboxOnly } from './adapter.ts'

/** The provider that sends nothing. */
export function connect(): TextMessageProvider {
  return createOutboxOnly()
}
