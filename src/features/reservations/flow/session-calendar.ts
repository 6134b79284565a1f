import type { SessionContext } from './session-context.ts'
import { type Choice, clampChoice, defaultChoice, type LocalClock, localClock } from './times.ts'

/** The restaurant's date and time now. */
export function localNow({ clock, info }: Pick<SessionContext, 'clock' | 'info'>): LocalClock {
  return localClock(clock.now(), info.calendar.utcOffsets)
}

/** The choice that the dropdowns begin with now. */
export function currentDefaults(context: Pick<SessionContext, 'clock' | 'info'>): Choice {
  return defaultChoice(context.info.calendar, localNow(context))
}

/** Puts a choice that can still be asked for in the place of one that cannot; returns whether it had to. */
export function replaceOutdated(context: SessionContext): boolean {
  const { info, state } = context
  const choice = clampChoice(state.choice, info.calendar, localNow(context))
  if (choice.date === state.choice.date && choice.time === state.choice.time) return false
  context.send({ type: 'outdated', choice })
  return true
}

/** Once the restaurant's date has changed, fetches the booking information of the new day. */
export async function followDay(context: SessionContext): Promise<void> {
  const today = localNow(context).date
  if (today === context.day) return
  context.day = today
  replaceOutdated(context)
  const fresh = await context.client.info(context.info.uid)
  if (!fresh.ok) return
  context.info = fresh.value
  replaceOutdated(context)
}
