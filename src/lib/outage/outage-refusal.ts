import { type Refusal, refuse } from '../result.ts'
import { type BusyError, busyMessage, busyRefusal } from '../sql/busy-error.ts'
import { outageOf, probesSettled, totalOutage } from './current-outage.ts'
import { errorChain, isLostConnection } from './data-errors.ts'
import {
  causeOf,
  type Outage,
  outageMessage,
  RETRY_AFTER_SECONDS,
  type RefusedOutageCode,
} from './outage.ts'

/** Why nothing was done that may well be done if it is asked again; sent with 503 and `Retry-After`. */
export type UnavailableRefusal = Refusal<RefusedOutageCode | 'busy'> & {
  detail: { message: string; retryAfter: number }
}

/**
 * The refusal that an error means: of an outage, of somebody busy, or of a connection that was lost (which is logged
 * here); null where it is a surprise.
 */
export async function unavailableRefusal(error: unknown): Promise<UnavailableRefusal | null> {
  const outage = await outageOf(error)
  if (outage) return outageRefusal(outage)
  const waited = errorChain(error).find(({ name }) => name === 'BusyError')
  if (waited) {
    const { code, detail } = busyRefusal(waited as BusyError)
    return unavailableWith(code, busyMessage(), Number(detail?.retryAfter))
  }
  if (!isLostConnection(error)) return null
  console.warn('a connection to the database was lost:', causeOf(error))
  return unavailableWith('database_unavailable', outageMessage(), RETRY_AFTER_SECONDS)
}

/** The refusal of everything while nothing can be read, once it is known whether that is so; else null. */
export async function totalOutageRefusal(): Promise<UnavailableRefusal | null> {
  await probesSettled()
  const outage = totalOutage()
  return outage && outageRefusal(outage)
}

/** The refusal of what an outage leaves undone; what its operator is told is not for guests. */
export function outageRefusal({ code }: Outage): UnavailableRefusal {
  const refused = code === 'jobs_stopped' ? 'database_unavailable' : code
  return unavailableWith(refused, outageMessage(), RETRY_AFTER_SECONDS)
}

function unavailableWith(
  code: UnavailableRefusal['code'],
  message: string,
  retryAfter: number,
): UnavailableRefusal {
  return refuse(code, { message, retryAfter }) as UnavailableRefusal
}
