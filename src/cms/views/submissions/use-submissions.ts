import { useEffect, useRef, useState } from 'react'
import type { SubmissionState } from '#cms/submissions/states.ts'
import type { SubmissionDetail, SubmissionRow } from '#cms/submissions/types.ts'
import { newRequestKey } from '../reservations/api.ts'
import { postToSubmissions } from './api.ts'
import { addressOf, type Look, openedIn } from './filters.ts'
import type { Found } from './found.ts'
import { refusalText } from './labels.ts'
import { useFound } from './use-found.ts'
import { useOpened } from './use-opened.ts'

/** How often what is shown is asked again, ms; sooner while a reply is on its way. */
const REFRESH_MS = 60_000
const DELIVERY_MS = 2000

/** A refusal, and at which submission, and which of its forms, it is shown. */
export type Refused = { id: number; at: ChangeName; text: string } | null
/** What is done with a submission. */
export type ChangeName = 'move' | 'note' | 'reply'

/** How a change ended; `unanswered`: nobody knows, and the same may be sent again. */
type Ended = 'done' | 'refused' | 'unanswered'

/** What the server rendered. */
export type FirstShown = Found & { look: Look; detail: SubmissionDetail | null; now: number }

/** What is looked for and shown, the submission that is open, and what can be done with each. */
export function useSubmissions(first: FirstShown) {
  const found = useFound(first)
  const { list } = first.look
  const opened = useOpened(list, first.detail, found.take)
  const [refused, setRefused] = useState<Refused>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  // A second tap may come before the first one is drawn.
  const working = useRef(new Set<number>())

  /** Sends a change of a submission. The same `key` again changes nothing more. */
  const change = async (
    name: ChangeName,
    one: SubmissionRow,
    { key = newRequestKey(), ...body }: { key?: string; [field: string]: unknown },
    done: string,
  ): Promise<Ended> => {
    const { id, seen } = one
    if (working.current.has(id)) return 'unanswered'
    working.current.add(id)
    setBusy(new Set(working.current))
    setRefused(null)
    const reply = await postToSubmissions<SubmissionDetail>(name, { list, id, seen, key, ...body })
    working.current.delete(id)
    setBusy(new Set(working.current))
    const latest = reply.ok ? reply.value : reply.current
    if (latest) opened.take(latest)
    else {
      found.take(one)
      opened.show(one)
    }
    setSaid(reply.ok ? done : '')
    if (!reply.ok) setRefused({ id, at: name, text: refusalText(reply) })
    if (reply.ok) return 'done'
    return reply.code === 'no_answer' ? 'unanswered' : 'refused'
  }
  const open = (id: number | null) => {
    setRefused(null)
    setSaid('')
    opened.open(id)
    window.history.pushState(window.history.state, '', addressOf(found.look, id))
  }
  useRefresh({ list, ...opened, refresh: found.refresh })
  return {
    ...{ look: found.look, found: found.found, now: found.now, isLost: found.isLost },
    ...{ detail: opened.detail, opened: opened.opened, gone: opened.gone },
    ...{ refused, said, busy, open, change, setSaid },
    lookFor: (more: Partial<Look>) => {
      const next = found.lookFor(more)
      window.history.replaceState(window.history.state, '', addressOf(next, opened.opened))
    },
    move: (one: SubmissionRow, to: SubmissionState, done: string) => {
      if (to === one.state || working.current.has(one.id))
        return Promise.resolve<Ended>('unanswered')
      // Shows at once; the answer is the truth.
      const shown = { ...one, state: to }
      found.take(shown)
      opened.show(shown)
      return change('move', one, { to }, done)
    },
  }
}

export type Submissions = ReturnType<typeof useSubmissions>

type Refreshed = Pick<ReturnType<typeof useOpened>, 'opened' | 'detail' | 'read' | 'open'> & {
  list: Look['list']
  refresh(): Promise<void>
}

/** Asks again for what is shown while somebody looks, and follows the browser's way back. */
function useRefresh(shown: Refreshed) {
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      const { opened, read, refresh } = latest.current
      void refresh()
      if (opened !== null) void read(opened)
    }
    const goBack = () => {
      const { list, open } = latest.current
      open(openedIn(window.location.search, list))
    }
    const timer = setInterval(refresh, REFRESH_MS)
    window.addEventListener('focus', refresh)
    window.addEventListener('popstate', goBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', refresh)
      window.removeEventListener('popstate', goBack)
    }
  }, [])
  const isLeaving = shown.detail?.activity.some(({ delivery }) => delivery === 'waiting') ?? false
  useEffect(() => {
    if (!isLeaving) return
    const timer = setInterval(() => {
      const { opened, read } = latest.current
      if (opened !== null) void read(opened)
    }, DELIVERY_MS)
    return () => clearInterval(timer)
  }, [isLeaving])
}
