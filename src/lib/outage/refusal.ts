import { type Refusal, refuse } from '../result.ts'
import { type BusyError, busy, SOMEBODY_ELSE } from '../sql/busy.ts'
import { faultsOf } from './faults.ts'
import { OUT_OF_ORDER, type Outage, type OutageCode, RETRY_AFTER } from './outage.ts'
import { allStopped, outageOf, settled } from './standing.ts'

/** Why nothing was done that may well be done if it is asked again; sent with 503 and `Retry-After`. */
export type Unavailable = Refusal<OutageCode | 'busy'> & {
  detail: { message: string; retryAfter: number }
}

/** The refusal that an error means: of an outage, or of somebody busy; null where it is a surprise. */
export async function unavailable(error: unknown): Promise<Unavailable | null> {
  const outage = await outageOf(error)
  if (outage) return ofOutage(outage)
  const waited = faultsOf(error).find(({ name }) => name === 'BusyError')
  if (!waited) return null
  const { code, detail } = busy(waited as BusyError)
  return refusing(code, SOMEBODY_ELSE, Number(detail?.retryAfter))
}

/** The refusal of everything while nothing can be read, once it is known whether that is so; else null. */
export async function unavailableToAll(): Promise<Unavailable | null> {
  await settled()
  const outage = allStopped()
  return outage && ofOutage(outage)
}

/** The refusal of what an outage leaves undone; what its operator is told is not for guests. */
export function ofOutage({ code }: Outage): Unavailable {
  return refusing(code, OUT_OF_ORDER, RETRY_AFTER)
}

function refusing(code: Unavailable['code'], message: string, retryAfter: number): Unavailable {
  return refuse(code, { message, retryAfter }) as Unavailable
}
