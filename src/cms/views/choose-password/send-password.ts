import * as t from './messages.gen.ts'

/** Why it was refused, at the field that it concerns or as a whole. */
export type Faults = { password?: string; name?: string; form?: string }

/** How long an answer is waited for, ms: a digest of a password takes a moment, by design. */
const TIMEOUT_MS = 30_000

type Refused = {
  error?: { message?: string }
  errors?: { data?: { errors?: { path?: string; message?: string }[] } | null }[]
}

/** Sends what somebody has chosen; null where it was taken. `ended`: what to say of a link that is no longer good. */
export async function sendPassword(
  endpoint: string,
  chosen: Readonly<Record<string, string>>,
  ended: string,
): Promise<Faults | null> {
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chosen),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.ok) return null
    return faultsOf(reply.status, (await reply.json().catch(() => ({}))) as Refused, ended)
  } catch {
    // The line is gone, or the server does not answer.
    return { form: t.noAnswer() }
  }
}

function faultsOf(status: number, { error, errors }: Refused, ended: string): Faults {
  const fields = errors?.[0]?.data?.errors ?? []
  const messageAt = (path: string) => fields.find((field) => field.path === path)?.message
  const [password, name] = [messageAt('password'), messageAt('name')]
  if (password || name) return { ...(password ? { password } : {}), ...(name ? { name } : {}) }
  if (error?.message) return { form: error.message }
  return { form: status === 403 ? ended : t.didNotWork() }
}
