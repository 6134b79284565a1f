import { useRef } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'

/** A reservation in the version that was seen. */
export type VersionRef = Pick<HostReservation, 'id' | 'seen'>

/**
 * What is done on this screen: a host who does one thing after another goes by what they did themselves, although its
 * answer may not have come yet.
 */
export type OwnChanges = {
  /** Begins a change of a version. Call the result with whether it was done, once the day has been asked for again. */
  begin(changed: VersionRef): (isDone: boolean) => void
  /** The version to name in a request: the one after the last change of one's own of the version that was seen. */
  versionFor(seen: VersionRef): Promise<number>
}

type OwnChange = { on: number; after: Promise<number> }

/** `find` is a reservation as it was answered last. */
export function useOwnChanges(find: (id: string) => HostReservation | undefined): OwnChanges {
  const last = useRef(new Map<string, OwnChange>())
  return {
    begin: ({ id, seen }) => {
      const before = find(id)
      let settle = (_version: number) => {}
      const after = new Promise<number>((resolve) => {
        settle = resolve
      })
      last.current.set(id, { on: seen, after })
      return (isDone) => settle(isDone ? versionAfter(seen, before, find(id)) : seen)
    },
    versionFor: async ({ id, seen }) => {
      const own = last.current.get(id)
      return own?.on === seen ? own.after : seen
    },
  }
}

/** Of a reservation that somebody else has changed, too, nobody has seen the version that there is now. */
function versionAfter(
  seen: number,
  before: HostReservation | undefined,
  now: HostReservation | undefined,
): number {
  const isAlone = before && now && now.acts.length === before.acts.length + 1
  return isAlone ? now.seen : seen
}
