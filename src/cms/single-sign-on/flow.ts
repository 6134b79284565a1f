import { parseCookie, stringifySetCookie } from 'cookie'
import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { SINGLE_SIGN_ON_COOKIE } from '#lib/cookies/guarded-cookies.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import type { SignInChecks } from '#providers/identity/contract.ts'
import { makeTicket, readTicket } from '../second-factor/tickets.ts'

/** A sign-in that was begun in this browser: what the provider's answer is compared with, and where it leads to. */
export type Flow = SignInChecks & { next: string }

const SECONDS = 10 * 60

/** Where the provider sends the browser back to. */
export const callbackUrl = () => new URL('/admin/api/single-sign-on/callback', env.publicUrl)

/** The `Set-Cookie` header that keeps a sign-in in the browser that has begun it, for ten minutes. */
export function flowCookie(flow: Flow): string {
  return cookie(makeTicket('single-sign-on', flow), SECONDS)
}

/** The `Set-Cookie` header that keeps the ticket of a first step for the sign-in page, as long as it holds. */
export const ticketCookie = (ticket: string): string => cookie(ticket, SECONDS)

/** The `Set-Cookie` header that takes either away. */
export const noCookie = (): string => cookie('', 0)

/** The sign-in that a request's browser has begun; null where there is none, or it took too long. */
export function readFlow(req: PayloadRequest): Ticket<Flow> | null {
  return readTicket('single-sign-on', kept(req))
}

/** The ticket of a first step that a request's browser keeps; empty where there is none. */
export function kept({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return parseCookie(headers.get('cookie') ?? '')[SINGLE_SIGN_ON_COOKIE] ?? ''
}

function cookie(value: string, maxAge: number): string {
  return stringifySetCookie({
    ...{ name: SINGLE_SIGN_ON_COOKIE, value, path: '/', httpOnly: true, sameSite: 'lax', maxAge },
    secure: env.publicUrl.startsWith('https:'),
  })
}
