import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { mustBe } from '#lib/forms/field-faults.ts'
import { json, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { unlessFault } from '../sessions/lookup-fault.ts'
import { signInGuards } from '../sign-in/guards.ts'

type Handler = Endpoint['handler']
type Entity = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

/**
 * Changes Payload's own REST endpoints where they fail or tell too much. Removes those for versions of what has
 * none, which look for a table that is missing; refuses ids and bodies that their handlers cannot read; and tells
 * nobody of collections and globals that they may not see.
 */
export function guardEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    entity.endpoints = (entity.endpoints || [])
      .filter((endpoint) => isServed(entity, endpoint))
      .map((endpoint) => guardEndpoint(endpoint, entity.slug))
  }
  const root = config.endpoints.map((endpoint) => {
    const guard = ROOT_GUARDS[endpoint.path]
    const handler = guard ? guard(endpoint.handler) : endpoint.handler
    return { ...endpoint, handler: unlessFault(handler) }
  })
  config.endpoints = root as SanitizedConfig['endpoints']
  return config
}

/** Guards of Payload's endpoints outside of collections and globals, by path; our own check access themselves. */
const ROOT_GUARDS: Record<string, (handler: Handler) => Handler> = {
  // The login page asks for it, too, and must get an answer.
  '/access': (handler) => signedInOnly(handler, () => json({ canAccessAdmin: false })),
  '/reorder': validRequestsOnly,
}

function isServed(entity: Entity, { path }: Pick<Endpoint, 'path'>): boolean {
  if (path.startsWith('/versions')) return Boolean(entity.versions)
  // Accounts are invited, so that no address is verified.
  return !path.startsWith('/verify')
}

function guardEndpoint(endpoint: Endpoint, slug: string): Endpoint {
  const { path, method } = endpoint
  const guard = slug === 'staff' ? signInGuards[`${method} ${path}`] : undefined
  const handler = guard ? guard(endpoint.handler) : endpoint.handler
  const forbidden = () => refusal(refuse('forbidden'))
  const readable = validRequestsOnly(handler)
  return {
    ...endpoint,
    handler: unlessFault(path.startsWith('/access') ? signedInOnly(readable, forbidden) : readable),
  }
}

function signedInOnly(handler: Handler, otherwise: () => Response): Handler {
  return async (req) => (req.user ? handler(req) : otherwise())
}

/** Answers 404 for an id that is no number and 422 for a body that is no object, before the handler runs. */
function validRequestsOnly(handler: Handler): Handler {
  return async (req) => {
    const { id } = req.routeParams ?? {}
    if (id !== undefined && !/^\d{1,15}$/.test(String(id))) return refusal(refuse('not_found'))
    if (req.method === 'POST' || req.method === 'PATCH') {
      if (!(await hasObjectBody(req)))
        return refusal(refuse('invalid', { fields: [{ path: '', message: mustBe('an object') }] }))
    }
    const answer = await handler(req)
    // Payload answers 500 where a file is missing.
    const lost = answer.status === 500 && req.routeParams?.filename !== undefined
    return lost ? refusal(refuse('not_found')) : answer
  }
}

async function hasObjectBody(req: PayloadRequest): Promise<boolean> {
  req.data ??= {}
  const type = req.headers.get('content-type')?.split(';', 1)[0]
  if (type !== 'application/json' || !req.body) return true
  const text = (await req.text?.()) ?? ''
  // Payload reads the body once more, and refuses what is no JSON.
  req.text = async () => text
  req.json = async () => JSON.parse(text)
  return !/^\s*(?:null|true|false|\[|"|-|\d)/.test(text)
}
