import type { CurrentSession, ShownSession } from '#cms/sessions/types.ts'

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000

/** The open sessions of an account, the one that was used last first; null where there is no answer, or a refusal. */
export function fetchSessions(staff: number): Promise<ShownSession[] | null> {
  return post('list', { staff })
}

/** Ends a session of an account, or all but this one, and returns those left; null where that did not work. */
export function endSession(staff: number, session?: string): Promise<ShownSession[] | null> {
  return post('end', session === undefined ? { staff } : { staff, session })
}

async function post(name: string, body: object): Promise<ShownSession[] | null> {
  try {
    const reply = await fetch(`/admin/api/sessions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!reply.ok) return null
    return ((await reply.json()) as { sessions: ShownSession[] }).sessions
  } catch {
    // The line is gone, or the server does not answer.
    return null
  }
}

/** The session of this page; `isUsed`: somebody has touched the page. Null where there is no answer. */
export async function fetchCurrentSession(isUsed: boolean): Promise<CurrentSession | null> {
  try {
    const reply = await fetch(`/admin/api/staff/session${isUsed ? '?used=true' : ''}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return reply.ok ? ((await reply.json()) as CurrentSession) : null
  } catch {
    return null
  }
}
