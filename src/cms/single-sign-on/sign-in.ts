import { AuthenticationError, type PayloadRequest } from 'payload'
import { unavailableRefusal } from '#lib/outage/outage-refusal.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import { escapeHtml } from '#lib/text/escape-html.ts'
import type { IdentityProvider, Person } from '#providers/identity/contract.ts'
import { addressOf } from '../audit-log/actor.ts'
import { beginSession } from '../second-factor/first-step.ts'
import { spendTicket } from '../second-factor/tickets.ts'
import { credentialOf } from '../sessions/credential.ts'
import { reportSignIn } from '../sign-in/attempts.ts'
import { deviceOf, rememberDevice } from '../sign-in/known-device.ts'
import { giveTryBack, type TryKey, takeTry } from '../sign-in/tries.ts'
import { admit } from './admit.ts'
import { type FailureCode, failed, toSecondStep } from './failures.ts'
import { callbackUrl, type Flow, noCookie, readFlow, ticketCookie } from './flow.ts'
import * as t from './messages.gen.ts'

const WAY = 'single_sign_on'

/**
 * Failures of the provider, or of the site, and answers that this browser has not asked for: nobody has guessed at
 * anything. A page of another site can bring such answers, and must not slow down who signs in at this address.
 */
const NO_GUESS = new Set<FailureCode>([
  ...(['expired', 'wrong_state', 'replayed'] as const),
  ...(['provider_unavailable', 'provider_refused', 'misconfigured', 'clock'] as const),
  ...(['cancelled', 'unavailable', 'internal'] as const),
])

type Failure = { code: FailureCode; email?: string | null; keeps?: boolean }

/**
 * Takes the answer with which a provider has sent a browser back: signs in whoever it is, or leads to the second step,
 * or to the sign-in page, which says what went wrong. Never throws.
 */
export async function signInByAnswer(
  req: PayloadRequest,
  provider: IdentityProvider,
): Promise<Response> {
  const flow = readFlow(req)
  const next = flow?.claims.next ?? '/admin'
  const address = addressOf(req)
  const keys: TryKey[] = address ? [{ by: 'address', address }] : []
  try {
    if ((await takeTry(req.payload, keys)) > 0)
      return await refused(req, { code: 'throttled', keeps: true }, next)
    const outcome = await attempt(req, provider, flow)
    const isNoGuess = outcome instanceof Response || NO_GUESS.has(outcome.code)
    if (isNoGuess) for (const key of keys) await giveTryBack(req.payload, key)
    return outcome instanceof Response ? outcome : await refused(req, outcome, next)
  } catch (error) {
    if (await unavailableRefusal(error)) return failed('unavailable', next)
    req.payload.logger.error({ err: error, msg: 'a single sign-on failed' })
    return failed('internal', next)
  }
}

async function attempt(
  req: PayloadRequest,
  provider: IdentityProvider,
  flow: Ticket<Flow> | null,
): Promise<Response | Failure> {
  if (!flow) return { code: 'expired', keeps: true }
  const answer = callbackUrl()
  answer.search = new URL(req.url ?? '', answer).search
  const { next, ...checks } = flow.claims
  // Anybody can have a browser ask for this address: that does not end the sign-in that is under way.
  if (answer.searchParams.get('state') !== checks.state) return { code: 'wrong_state', keeps: true }
  // Before the provider is asked: of two who bring one answer, one goes on.
  if (!(await spendTicket(req.payload, flow, {}))) return { code: 'replayed', keeps: true }
  const person = await provider.finish(answer, checks)
  if (!person.ok) return person
  return signIn(req, { provider, person: person.value, next })
}

type Known = { provider: IdentityProvider; person: Person; next: string }

async function signIn(
  req: PayloadRequest,
  { provider: { policy }, person, next }: Known,
): Promise<Response | Failure> {
  const admitted = await admit(req, policy, person)
  if (!admitted.ok) return { code: admitted.code, email: person.email }
  const { id: staff, email } = admitted.value
  const credential = await credentialOf(req.payload, staff)
  const isSecondStepDone = person.methods.some((method) => policy.secondSteps.includes(method))
  try {
    const begins = await beginSession(req, { staff, way: WAY, credential, isSecondStepDone })
    const isKnownDevice = deviceOf(req)?.staff.includes(staff) ?? false
    const outcome = 'begun' in begins ? 'signed_in' : 'first_step'
    await reportSignIn(req, { way: WAY, staff, email, isKnownDevice, outcome })
    if ('needed' in begins) return toSecondStep(next, ticketCookie(begins.secondStep.ticket))
    return rememberDevice(req, ownPage(next, begins.begun.setCookie), staff)
  } catch (error) {
    if (error instanceof AuthenticationError) return { code: 'account_changed', email }
    throw error
  }
}

/** Reports a sign-in that failed, and leads to the sign-in page. */
export async function refused(
  req: PayloadRequest,
  { code, email, keeps }: Failure,
  next: string,
): Promise<Response> {
  const who = { staff: null, email: email ?? '', isKnownDevice: false }
  if (code === 'throttled') await reportSignIn(req, { way: WAY, ...who, outcome: 'throttled' })
  else await reportSignIn(req, { way: WAY, ...who, outcome: 'wrong', code })
  return failed(code, next, { keeps: keeps ?? false })
}

/**
 * A page of the site that leads on by itself. A redirect would not do: browsers say of what follows that another site
 * has sent them, and then the cookie of the session counts for nothing.
 */
function ownPage(next: string, setCookie: string): Response {
  const path = escapeHtml(next)
  const headers = new Headers({
    ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    'referrer-policy': 'no-referrer',
  })
  for (const cookie of [setCookie, noCookie()]) headers.append('set-cookie', cookie)
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(t.signedIn())}</title>` +
      `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${path}"></head>` +
      `<body><main><h1>${escapeHtml(t.signedIn())}</h1><p><a href="${path}">${escapeHtml(t.goOn())}</a></p></main></body></html>`,
    { headers },
  )
}
