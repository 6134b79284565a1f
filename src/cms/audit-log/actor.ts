import type { PayloadRequest } from 'payload'
import { renderContext } from '#lib/front/render-context.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { deviceText } from './device-text.ts'
import type { Actor, Origin } from './types.ts'

const command = () => processSingleton('audit-command-line', () => ({ runs: false }))

/** Says that what this process does without an account is done by a command, and not by a job of the site. */
export function actAsCommandLine(): void {
  command().runs = true
}

/** The account, job or command that a request acts for; `nobody` where it is not signed in. */
export function actorOf({ user, payloadAPI }: Pick<PayloadRequest, 'user' | 'payloadAPI'>): Actor {
  if (user?.collection === 'staff') return staffActor(user)
  const none = { staff: null, name: '', email: '', roles: '' }
  if (payloadAPI !== 'local') return { kind: 'nobody', ...none }
  return { kind: command().runs ? 'command_line' : 'system', ...none }
}

/** A member of staff as they are now. */
export function staffActor(account: {
  id: number | string
  name?: string | null
  email?: string | null
  roles?: readonly string[] | null
}): Actor {
  return {
    kind: 'staff',
    staff: Number(account.id),
    name: account.name ?? '',
    email: account.email ?? '',
    roles: (account.roles ?? []).join(' '),
  }
}

/** The network address that a request comes from, as the front has found it; empty where none says it. */
export function addressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return headers?.get('x-forwarded-for') ?? renderContext()?.address ?? ''
}

/** Network address and device that a request comes from; null for what comes from no browser. */
export function originOf(req: Pick<PayloadRequest, 'headers'>): Origin | null {
  const { headers } = req
  const address = addressOf(req)
  const device = deviceText(headers?.get('user-agent') ?? '')
  return address || device ? { address: address.slice(0, 45), device } : null
}

/** The id under which logs and answers have a request. */
export function requestIdOf(): string | null {
  return renderContext()?.requestId ?? null
}
