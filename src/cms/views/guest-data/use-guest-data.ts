import { useState } from 'react'
import type { Erased } from '#booking-engine/guests/types.ts'
import type { GuestRecord } from '#cms/guest-data/guest.ts'
import * as t from './messages.gen.ts'

/** How long an answer is waited for, ms: a guest may have much. */
const TIMEOUT_MS = 30_000

type GuestDataState = { guest: GuestRecord | null; error: string | null; said: string }

const NOTHING: GuestDataState = { guest: null, error: null, said: '' }

/** What is stored about a guest, as it was found last, with its export and its erasure. */
export function useGuestData() {
  const [state, setState] = useState(NOTHING)
  const [busy, setBusy] = useState(false)
  const inTurn = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  const refused = (error: string) => setState((before) => ({ ...before, error, said: '' }))
  const read = async (contact: string, said = '') => {
    const reply = await ask('find', contact)
    if (!reply.ok) return refused(reply.error)
    setState({ guest: (await reply.body.json()) as GuestRecord, error: null, said })
  }
  return {
    ...{ ...state, busy },
    find: (contact: string) =>
      inTurn(async () => {
        setState(NOTHING)
        await read(contact)
      }),
    download: (contact: string) =>
      inTurn(async () => {
        const reply = await ask('export', contact)
        if (reply.ok) save(await reply.body.blob())
        else refused(reply.error)
      }),
    erase: (contact: string) =>
      inTurn(async () => {
        const reply = await ask('erase', contact)
        if (!reply.ok) return refused(reply.error)
        const { left } = (await reply.body.json()) as Erased
        await read(contact, left > 0 ? t.erasedWithRest() : t.erased())
      }),
  }
}

type Answer = { ok: true; body: Response } | { ok: false; error: string }

async function ask(name: 'find' | 'export' | 'erase', contact: string): Promise<Answer> {
  try {
    const body = await fetch(`/admin/api/guest-data/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contact }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (body.ok) return { ok: true, body }
    return { ok: false, error: body.status === 422 ? t.pleaseEnterAContact() : t.didNotWork() }
  } catch {
    // The line is gone, or the server does not answer: what was asked may or may not be done.
    return { ok: false, error: t.noAnswer() }
  }
}

/** Gives the browser a file to save. */
function save(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'guest-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
