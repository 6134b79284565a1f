import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntryAction, WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { WalkInListView } from '#cms/host/walk-in-list.ts'
import { getFromHostApi, postToHostApi, RETRY_MS } from '../api.ts'
import { refusedText } from '../labels.ts'
import { nameOf, type PendingEntryAct, withPending } from './list-view.ts'
import * as t from './messages.gen.ts'

/** For how long the buttons of a party rest after a change: a second tap would hit the next step, ms. */
const SETTLE_MS = 700

/** The walk-in list of a day, with what can be done to its parties that shows at once. */
export type WalkIns = {
  /** Null = not known yet. */
  list: WalkInListView | null
  /** Why the last act on a party was refused, by its id. */
  refused: Readonly<Record<string, string>>
  /** What was done last, for screen readers. */
  done: string
  isResting(id: string): boolean
  isSaving(entry: WalkInEntry): boolean
  act(entry: WalkInEntry, act: EntryAction): Promise<void>
  /** Asks for the list now. */
  reload(): void
}

/** The list of the day on show, which follows the day's version, and today is asked for once a minute, as waits go on. */
export function useWalkIns({ locationId, day, today, mark }: HostDayView, now: number): WalkIns {
  const [list, setList] = useState<WalkInListView | null>(null)
  const [pending, setPending] = useState<Record<string, PendingEntryAct>>({})
  const [refused, setRefused] = useState<WalkIns['refused']>({})
  const [done, setDone] = useState('')
  const [resting, setResting] = useState<readonly string[]>([])
  const busy = useRef(new Set<string>())
  const turns = useRef({ asked: 0, taken: 0 })
  const load = useCallback(async (): Promise<boolean> => {
    const turn = ++turns.current.asked
    const reply = await getFromHostApi<WalkInListView>('walk-in-list', {
      location: locationId,
      day,
    })
    // An older answer never replaces a newer one.
    if (turn < turns.current.taken) return true
    turns.current.taken = turn
    if (reply.ok) setList(reply.value)
    return reply.ok || reply.code !== 'no_answer'
  }, [locationId, day])
  const minute = day === today ? Math.floor(now / 60_000) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or minute asks anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stale = false
    const ask = async () => {
      if (!(await load()) && !stale) timer = setTimeout(ask, RETRY_MS)
    }
    void ask()
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [load, mark, minute])

  const rest = (id: string, isBusy: boolean) => {
    if (isBusy) busy.current.add(id)
    else busy.current.delete(id)
    setResting([...busy.current])
  }
  const act = async (entry: WalkInEntry, what: EntryAction) => {
    const { id, seen } = entry
    if (busy.current.has(id)) return
    rest(id, true)
    setRefused({})
    // A seating that is taken back frees a table: that is the server's to say.
    if (entry.state !== 'seated')
      setPending((all) => ({ ...all, [id]: { act: what, seen, at: now } }))
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const path = 'walk-in-list-act'
    const reply = await postToHostApi(path, { location: locationId, id, seen, act: what })
    await load()
    setPending(({ [id]: _, ...others }) => others)
    if (reply.ok) setDone(doneText(entry, what, list?.textsLeave === true))
    else setRefused({ [id]: refusedText(reply.code, reply.inTheWay) })
    void settled.then(() => rest(id, false))
  }
  const isOfThisDay = list?.day === day
  return {
    list: isOfThisDay
      ? { ...list, entries: list.entries.map((one) => withPending(one, pending[one.id])) }
      : null,
    ...{ refused, done, act },
    reload: () => void load(),
    isResting: (id) => resting.includes(id),
    isSaving: ({ id, seen }) => pending[id]?.seen === seen,
  }
}

function doneText(entry: WalkInEntry, act: EntryAction, textsLeave: boolean): string {
  const values = { name: nameOf(entry) }
  switch (act) {
    case 'notify':
      return entry.texts && textsLeave ? t.isTexted(values) : t.isNotified(values)
    case 'leave':
      return t.hasLeft(values)
    case 'remove':
      return t.isRemoved(values)
    case 'undo':
      return t.isBack(values)
  }
}
