import { useRef, useState } from 'react'
import type { SubmissionColumn, SubmissionPage, SubmissionRow } from '#cms/submissions/types.ts'
import { postToSubmissions, type Reply } from './api.ts'
import { filtersOf, type Look } from './filters.ts'
import { type Found, withRow } from './found.ts'

/** How long somebody may type before what they look for is asked, ms. */
const TYPING_MS = 250

/** What is looked for, and what of it is shown; `now` is when it was answered, ms. */
export function useFound(first: Found & { look: Look; now: number }) {
  const [look, setLook] = useState(first.look)
  const [found, setFound] = useState<Found>({ page: first.page, columns: first.columns })
  const [now, setNow] = useState(first.now)
  const [isLost, setIsLost] = useState(false)
  const question = useRef(0)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = async (next: Look) => {
    const mine = ++question.current
    const reply = await (next.shown === 'board' ? columnsOf(next) : pageOf(next))
    // An older answer never replaces a newer one.
    if (mine !== question.current) return
    setIsLost(!reply.ok)
    if (!reply.ok) return
    setFound(reply.value)
    setNow(Date.now())
  }
  return {
    ...{ look, found, now, isLost },
    refresh: () => ask(look),
    /** Looks for something else, from its first page. */
    lookFor: (more: Partial<Look>): Look => {
      const next = { ...look, page: 1, ...more }
      setLook(next)
      clearTimeout(typing.current)
      if ('text' in more) typing.current = setTimeout(() => void ask(next), TYPING_MS)
      else void ask(next)
      return next
    },
    /** Shows a submission as it is by now. */
    take: (row: SubmissionRow) => setFound((last) => withRow(last, row)),
  }
}

async function pageOf(look: Look): Promise<Reply<Found>> {
  const body = { ...filtersOf(look), page: look.page }
  const reply = await postToSubmissions<SubmissionPage>('list', body)
  return reply.ok ? { ok: true, value: { page: reply.value, columns: null } } : reply
}

async function columnsOf(look: Look): Promise<Reply<Found>> {
  const reply = await postToSubmissions<{ columns: SubmissionColumn[] }>('board', filtersOf(look))
  return reply.ok ? { ok: true, value: { page: null, columns: reply.value.columns } } : reply
}
