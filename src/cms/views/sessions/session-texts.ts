import type { ShownSession } from '#cms/sessions/types.ts'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
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
export function usedLabel(
  { lastUsedAt }: ShownSession,
  now: number,
  utcOffsets: UtcOffsets,
): string {
  if (now - lastUsedAt < NOW_MS) return t.inUseNow()
  return t.lastUsed({ when: moment(lastUsedAt, utcOffsets) })
}

/** When a session began, and from where. */
export function begunLabel({ startedAt, address }: ShownSession, utcOffsets: UtcOffsets): string {
  const when = moment(startedAt, utcOffsets)
  return address ? t.signedInFrom({ when, address }) : t.signedInSince({ when })
}

const moment = (at: number, utcOffsets: UtcOffsets) => momentLabel(localAtOffsets(at, utcOffsets))
