import type { SecondStepNeeded } from '#cms/second-factor/first-step.ts'
import { postJson } from '../forms/post-json.ts'
import * as t from './messages.gen.ts'

/** The result of a request; a refusal has its stable code where it has one, and words for a person. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; message: string; secondStep: SecondStepNeeded | null }

/** How long an answer is waited for, ms: a digest of a password takes a moment, by design. */
const TIMEOUT_MS = 30_000

type Refused = {
  error?: { code?: string; message?: string }
  errors?: { message?: string }[]
  secondStep?: SecondStepNeeded
}

/** Sends JSON to an endpoint below `/admin/api`. */
export async function post<T>(path: string, body: object): Promise<Reply<T>> {
  try {
    const reply = await postJson(path, body, TIMEOUT_MS)
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error, errors, secondStep } = (await reply.json().catch(() => ({}))) as Refused
    const message = error?.message ?? errors?.[0]?.message ?? t.didNotWork()
    return { ok: false, code: error?.code ?? '', message, secondStep: secondStep ?? null }
  } catch {
    // The line is gone, or the server does not answer.
    return { ok: false, code: 'no_answer', message: t.noAnswer(), secondStep: null }
  }
}
