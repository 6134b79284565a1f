import { requestId } from '#lib/http/respond.ts'
import type { IdentityCode } from '#providers/identity/contract.ts'
import type { AdmissionCode } from './admit.ts'
import { noCookie } from './flow.ts'
import * as t from './messages.gen.ts'

/** Why a sign-in by single sign-on led back to the sign-in page. */
export type FailureCode =
  | IdentityCode
  | AdmissionCode
  | 'expired'
  | 'replayed'
  | 'wrong_state'
  | 'throttled'
  | 'account_changed'
  | 'unavailable'
  | 'internal'

const TEXTS: Readonly<Record<FailureCode, () => string>> = {
  cancelled: t.cancelled,
  expired: t.expired,
  replayed: t.replayed,
  wrong_state: t.wrongState,
  throttled: t.throttled,
  code_refused: t.codeRefused,
  invalid_answer: t.invalidAnswer,
  clock: t.clock,
  provider_unavailable: t.providerUnavailable,
  provider_refused: t.providerRefused,
  misconfigured: t.misconfigured,
  no_group: t.noGroup,
  no_email: t.noEmail,
  unverified_email: t.unverifiedEmail,
  no_account: t.noAccount,
  other_identity: t.otherIdentity,
  withdrawn: t.withdrawn,
  must_change_password: t.mustChangePassword,
  last_administrator: t.lastAdministrator,
  account_changed: t.accountChanged,
  unavailable: t.unavailable,
  internal: t.internal,
}

/** What the address of the sign-in page says of the sign-in that led to it. */
const PARAMETERS = { outcome: 'sso', request: 'request', next: 'redirect' } as const

/** In its place: the first step is done, and its ticket is in the cookie. */
const SECOND_STEP = 'second_step'

/** Whether the sign-in page is to go on with the second step. */
export function asksForSecondStep(search: URLSearchParams): boolean {
  return search.get(PARAMETERS.outcome) === SECOND_STEP
}

/** What the sign-in page says of a sign-in that failed, with the id under which the log has it; null for other addresses. */
export function failureText(search: URLSearchParams): string | null {
  const code = search.get(PARAMETERS.outcome) ?? ''
  if (!Object.hasOwn(TEXTS, code)) return null
  const text = TEXTS[code as FailureCode]()
  const request = search.get(PARAMETERS.request) ?? ''
  return /^[\w-]{1,64}$/.test(request) ? t.withRequest({ text, request }) : text
}

/** Leads to the sign-in page, which says why, and forgets the sign-in unless `keeps`. */
export function failed(code: FailureCode, next: string, { keeps = false } = {}): Response {
  const cookies = keeps ? [] : [noCookie()]
  return toSignIn({ outcome: code, request: requestId(), next }, cookies)
}

/** Leads to the second step on the sign-in page, with the cookie that has the ticket of the first one. */
export function toSecondStep(next: string, cookie: string): Response {
  return toSignIn({ outcome: SECOND_STEP, next }, [cookie])
}

/** Leads to the sign-in page. */
export function toSignIn(
  said: Partial<Record<keyof typeof PARAMETERS, string>>,
  cookies: string[] = [],
): Response {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(said))
    search.set(PARAMETERS[name as keyof typeof PARAMETERS], value)
  return leadTo(`/admin/login?${search}`, cookies)
}

/** Leads elsewhere, by an answer that nothing keeps. */
export function leadTo(location: string, cookies: string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
