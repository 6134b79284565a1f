import type { ShownSession } from '#cms/sessions/types.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

/** A use this short ago is now, ms: the last one is written down once a minute. */
const NOW_MS = 2 * 60_000

/** `Safari on iPad`. */
export function deviceLabel(device: string): string {
  const [browser, system] = device.split(', ')
  if (!browser) return t.unknownDevice()
  return system ? t.browserOnSystem({ browser, system }) : browser
}

/** When a session was used last. */
export function usedLabel({ lastUsedAt }: ShownSession, now: number, timeZone: string): string {
  if (now - lastUsedAt < NOW_MS) return t.inUseNow()
  return t.lastUsed({ when: moment(lastUsedAt, timeZone) })
}

/** When a session began, and from where. */
export function begunLabel({ startedAt, address }: ShownSession, timeZone: string): string {
  const when = moment(startedAt, timeZone)
  return address ? t.signedInFrom({ when, address }) : t.signedInSince({ when })
}

const moment = (at: number, timeZone: string) => momentLabel(localOf(at, timeZone).slice(0, 16))
