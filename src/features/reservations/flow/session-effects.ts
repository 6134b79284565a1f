import type { ExperienceOffer } from '../api/experience-wire.ts'
import { currentDefaults, replaceOutdated } from './session-calendar.ts'
import type { SessionContext } from './session-context.ts'
import { countSteps } from './session-counts.ts'
import { runTask } from './session-tasks.ts'
import { type Reservation, toPersisted } from './state.ts'
import { storeSession } from './stored-session.ts'

/** How long after an unlock the defaults come back, in ms (spec:reservations.unlock). */
export const RESTORE_DELAY = 1_000

/** Does what the change from `before` to the present state asks for. */
export function runEffects(context: SessionContext, before: Reservation): void {
  const { client, info, delay = (run, ms) => setTimeout(run, ms) } = context
  if (before.hold && !context.state.hold && context.state.step !== 'done') {
    client.release(info.rid, before.hold.token)
  }
  if (context.state.restoring && !before.restoring) {
    delay(() => context.send({ type: 'restored', choice: currentDefaults(context) }), RESTORE_DELAY)
  }
  if (context.state.hold && !before.hold && info.botCheck) context.check = context.prepareCheck?.()
  countSteps(context, before)
  storeSession(context.storage, info.uid, toPersisted(context.state))
  // They are there when a seating is chosen (spec:reservations.experiences-when-picked).
  if (picksExperienceTime(before, context.state)) void loadExperiences(context)
  runNewTask(context, before)
}

function runNewTask(context: SessionContext, before: Reservation) {
  const { task } = context.state
  if (!task || task === before.task) return
  // What was asked for before may have passed by the time that it is searched again.
  if (task.kind === 'search' && replaceOutdated(context)) return
  void runTask(context, task)
}

function picksExperienceTime(before: Reservation, { selection }: Reservation): boolean {
  return selection !== before.selection && selection?.list === 'experience' && !selection.seating
}

/** The restaurant's experiences, asked for once a search; null where they cannot be had. */
export async function loadExperiences(context: SessionContext): Promise<ExperienceOffer[] | null> {
  context.experiences ??= context.client.experiences(context.info.rid)
  const known = await context.experiences
  // What could not be had is asked for again the next time.
  if (known === null) context.experiences = null
  return known
}

/** Gives the hold back as the page goes away for good, unless the page reloads or it is being booked. */
export function releaseHold({ state, client, info, storage }: SessionContext, reloading: boolean) {
  const kept = toPersisted(state)
  if (!kept || 'confirmation' in kept) return
  if (reloading || kept.unsettled || state.task) return
  client.release(info.rid, kept.hold.token)
  // Not every browser tells a reload from a goodbye: whoever comes back asks for it again.
  storeSession(storage, info.uid, kept, true)
}
