import { type Refusal, refuse } from '../result.ts'
import { BUSY_MESSAGE, type BusyError, busy } from '../sql/busy-error.ts'
import { outageOf, probesSettled, totalOutage } from './current-outage.ts'
import { errorChain } from './data-errors.ts'
import { OUTAGE_MESSAGE, type Outage, type OutageCode, RETRY_AFTER } from './outage.ts'

/** Why nothing was done that may well be done if it is asked again; sent with 503 and `Retry-After`. */
export type Unavailable = Refusal<OutageCode | 'busy'> & {
  detail: { message: string; retryAfter: number }
}

/** The refusal that an error means: of an outage, or of somebody busy; null where it is a surprise. */
export async function unavailableRefusal(error: unknown): Promise<Unavailable | null> {
  const outage = await outageOf(error)
  if (outage) return outageRefusal(outage)
  const waited = errorChain(error).find(({ name }) => name === 'BusyError')
  if (!waited) return null
  const { code, detail } = busy(waited as BusyError)
  return refusing(code, BUSY_MESSAGE, Number(detail?.retryAfter))
}

/** The refusal of everything while nothing can be read, once it is known whether that is so; else null. */
export async function totalOutageRefusal(): Promise<Unavailable | null> {
  await probesSettled()
  const outage = totalOutage()
  return outage && outageRefusal(outage)
}

/** The refusal of what an outage leaves undone; what its operator is told is not for guests. */
export function outageRefusal({ code }: Outage): Unavailable {
  return refusing(code, OUTAGE_MESSAGE, RETRY_AFTER)
}

function refusing(code: Unavailable['code'], message: string, retryAfter: number): Unavailable {
  return refuse(code, { message, retryAfter }) as Unavailable
}
