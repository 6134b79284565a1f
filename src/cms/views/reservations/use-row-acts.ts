import { useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import { postToHostApi } from './api.ts'
import type { PendingActs, RowAct } from './pending-acts.ts'
import type { RefusedAct } from './refused-act.ts'
import type { OwnChanges } from './use-own-changes.ts'

/** For how long the buttons of a reservation rest after a change: a second tap would hit the next step, ms. */
const SETTLE_MS = 700

/** Acts on reservations: each shows at once; those on one reservation go one by one, on several side by side. */
export type RowActs = {
  pending: PendingActs
  /** Acts that were refused since the last tap, by the id of the reservation. */
  refused: Readonly<Record<string, RefusedAct>>
  /** Whether a reservation takes no tap now: an act on it is under way, or just was. */
  isResting(id: string): boolean
  /** Resolves to whether it was done; a tap that comes too soon after another does nothing. */
  act(one: HostReservation, act: RowAct): Promise<boolean>
  forgetRefused(): void
}

/** `refresh` has the day asked for again; `own` = what is done on this screen; `now` is the restaurant's clock, ms. */
export function useRowActs(
  location: number,
  refresh: () => Promise<unknown>,
  own: OwnChanges,
  now: () => number,
): RowActs {
  const [pending, setPending] = useState<PendingActs>({})
  const [refused, setRefused] = useState<RowActs['refused']>({})
  const [resting, setResting] = useState<readonly string[]>([])
  // A second tap may come before the first one is drawn.
  const busy = useRef(new Set<string>())
  const rest = (id: string, isBusy: boolean) => {
    if (isBusy) busy.current.add(id)
    else busy.current.delete(id)
    setResting([...busy.current])
  }

  return {
    ...{ pending, refused },
    isResting: (id) => resting.includes(id),
    act: async (one, act) => {
      const { id, seen } = one
      if (busy.current.has(id)) return false
      rest(id, true)
      setRefused({})
      setPending((all) => ({ ...all, [id]: { act, seen, at: now(), isSaving: true } }))
      const end = own.begin(one)
      const settled = new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      const reply = await postToHostApi('act', { location, id, seen, act })
      // What became of it nobody knows: what was known before shows until somebody does.
      if (!reply.ok && reply.code === 'no_answer') setPending((all) => without(all, id))
      await refresh()
      end(reply.ok)
      if (reply.ok) setPending((all) => saved(all, id))
      else {
        const { code, inTheWay } = reply
        setPending((all) => without(all, id))
        setRefused((all) => ({ ...all, [id]: { code, inTheWay, act, on: one } }))
      }
      void settled.then(() => rest(id, false))
      return reply.ok
    },
    forgetRefused: () => setRefused({}),
  }
}

function without(all: PendingActs, id: string): PendingActs {
  const { [id]: _, ...others } = all
  return others
}

function saved(all: PendingActs, id: string): PendingActs {
  const one = all[id]
  return one ? { ...all, [id]: { ...one, isSaving: false } } : all
}
