import { postJson } from '../forms/post-json.ts'

/** The result of a request; `message`: the reason of a refusal, if given · `isSilent`: there was no answer. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; message: string | null; isSilent: boolean }

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 15_000

/** A link that was made; without `link` it goes by mail. */
export type Sent = { until: string; link?: string }

/** Makes a new link for an account. */
export function postSend(staff: number, by: 'mail' | 'link'): Promise<Reply<Sent>> {
  return post('invitations/send', { staff, by })
}

/** Ends the link of an account. */
export function postWithdraw(staff: number): Promise<Reply<object>> {
  return post('invitations/withdraw', { staff })
}

export type NewAccount = {
  name: string
  email: string
  roles: string[]
  allLocations: boolean
  locations: number[]
}

/** Makes an account whose owner is invited. */
export async function postAccount(account: NewAccount): Promise<Reply<{ doc: { id: number } }>> {
  return post('staff', account)
}

type Refused = {
  error?: { message?: string }
  errors?: { message?: string; data?: { errors?: { message?: string }[] } | null }[]
}

async function post<T>(path: string, body: object): Promise<Reply<T>> {
  try {
    const reply = await postJson(path, body, TIMEOUT_MS)
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error, errors } = (await reply.json().catch(() => ({}))) as Refused
    const [first] = errors ?? []
    const said = first?.data?.errors?.[0]?.message ?? error?.message ?? null
    return { ok: false, message: said, isSilent: false }
  } catch {
    // The line is gone, or the server does not answer.
    return { ok: false, message: null, isSilent: true }
  }
}
