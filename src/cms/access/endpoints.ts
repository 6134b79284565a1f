import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { json, refusal } from '#lib/http.ts'
import { refuse } from '#lib/result.ts'

type Handler = Endpoint['handler']
type Entity = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

/**
 * Payload's own interface without what fails or tells too much: no versions of what has none (it looks for
 * their table), no ids and bodies that none of its handlers can read, and nobody is told what there is that
 * they may not see.
 */
export function guardEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    entity.endpoints = (entity.endpoints || [])
      .filter((endpoint) => exists(entity, endpoint))
      .map((endpoint) => guarded(endpoint))
  }
  const root = config.endpoints.map((endpoint) => {
    const guard = ROOT[endpoint.path]
    return guard ? { ...endpoint, handler: guard(endpoint.handler) } : endpoint
  })
  config.endpoints = root as SanitizedConfig['endpoints']
  return config
}

/** Payload's own endpoints beside those of the collections; ours look after themselves. */
const ROOT: Record<string, (handler: Handler) => Handler> = {
  // The page for logging in asks what may be done, too.
  '/access': (handler) => signedInOnly(handler, () => json({ canAccessAdmin: false })),
  '/reorder': readableOnly,
}

function exists(entity: Entity, { path }: Pick<Endpoint, 'path'>): boolean {
  if (path.startsWith('/versions')) return Boolean(entity.versions)
  // Accounts are invited, so that no address is verified.
  return !path.startsWith('/verify')
}

function guarded(endpoint: Endpoint): Endpoint {
  const { path, handler } = endpoint
  const forbidden = () => refusal(refuse('forbidden'))
  const readable = readableOnly(handler)
  return {
    ...endpoint,
    handler: path.startsWith('/access') ? signedInOnly(readable, forbidden) : readable,
  }
}

function signedInOnly(handler: Handler, otherwise: () => Response): Handler {
  return async (req) => (req.user ? handler(req) : otherwise())
}

/** Ids are numbers here, and what is sent is an object. */
function readableOnly(handler: Handler): Handler {
  return async (req) => {
    const { id } = req.routeParams ?? {}
    if (id !== undefined && !/^\d{1,15}$/.test(String(id))) return refusal(refuse('not_found'))
    if (req.method === 'POST' || req.method === 'PATCH') {
      if (!(await bringsObject(req)))
        return refusal(refuse('invalid', { fields: [{ path: '', message: 'must be an object' }] }))
    }
    const answer = await handler(req)
    // Of a file that is not there Payload says that something went wrong.
    const lost = answer.status === 500 && req.routeParams?.filename !== undefined
    return lost ? refusal(refuse('not_found')) : answer
  }
}

async function bringsObject(req: PayloadRequest): Promise<boolean> {
  req.data ??= {}
  const type = req.headers.get('content-type')?.split(';', 1)[0]
  if (type !== 'application/json' || !req.body) return true
  const text = (await req.text?.()) ?? ''
  // Payload reads it once more, and says what is no JSON.
  req.text = async () => text
  req.json = async () => JSON.parse(text)
  return !/^\s*(?:null|true|false|\[|"|-|\d)/.test(text)
}
