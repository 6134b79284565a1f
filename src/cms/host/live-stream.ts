import type { PayloadHandler, PayloadRequest } from 'payload'
import { locationFeed } from '#booking-engine/process.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { eventStream, type HeartbeatVerdict } from '#lib/http/event-stream.ts'
import { LIVE_HEARTBEAT_MS, type LiveEvent } from '#lib/http/live-event.ts'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasKitchenAccess, hasKitchenAccessAt } from '../access/kitchen-access.ts'
import { findSignedIn } from '../sessions/strategy.ts'
import { liveQuery } from './request-schemas.ts'

/**
 * `GET /reservations/live`: server-sent events of the version of locations (decision 93), for whoever may see the
 * parties at all of them: at once, at every change, and every 5 s as long as the database answers and they still may.
 */
export const answerLiveStream: PayloadHandler = (req) => {
  if (!hasKitchenAccess(req)) return refusal(refuse('forbidden'))
  const { searchParams } = new URL(req.url ?? '', 'http://localhost')
  const query = readFields(liveQuery, Object.fromEntries(searchParams))
  if (!query.ok) return refusal(query)
  const { locations } = query.value
  if (!mayFollow(req, locations)) return refusal(refuse('forbidden'))
  const stream = openLiveStream(req, locations)
  return stream.ok ? stream.value : refusal(stream)
}

function openLiveStream({ user, headers, payload }: PayloadRequest, locations: readonly number[]) {
  const feed = locationFeed()
  const say = (send: (event: LiveEvent) => void) =>
    feed.follow(locations.map(String), (version) => send({ version }))
  return eventStream({ kind: 'staff', id: String(user?.id) }, say, {
    heartbeatMs: LIVE_HEARTBEAT_MS,
    beforeHeartbeat: async () => {
      const verdict = await verdictOn({ headers, payload }, locations)
      // Whoever hears nothing does not take what is on show for the latest.
      return verdict === 'send' && !(await feed.poll()) ? 'skip' : verdict
    },
  })
}

function mayFollow(req: Pick<PayloadRequest, 'user'>, locations: readonly number[]): boolean {
  return locations.every((location) => hasKitchenAccessAt(req, location))
}

/** Whether who opened a stream still has that session, and still works at the locations. */
async function verdictOn(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  locations: readonly number[],
): Promise<HeartbeatVerdict> {
  try {
    // A screen that nobody touches is not used.
    const found = await findSignedIn({ headers, payload })
    return found && mayFollow(found, locations) ? 'send' : 'end'
  } catch {
    // An outage of the data is reported elsewhere, and takes nobody's rights away.
    return 'skip'
  }
}
