import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  executeAuthStrategies,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { throwFault } from '../sessions/lookup-fault.ts'
import { isOwnAccount } from './own-account.ts'
import { activeStaff } from './roles.ts'

/** A call of the admin's one server action: the server function's name and its arguments. */
export type ServerCall = { name: string; args: Readonly<Record<string, unknown>> }

type AccessRule = (args: ServerCall['args'], req: PayloadRequest) => boolean | Promise<boolean>

const denied: AccessRule = () => false

/**
 * For each of Payload's server functions, by name, whether a person may call it with these arguments. Payload
 * allows most of them, with any arguments, to all who may open the admin; here our own access rules decide. A
 * function that is not listed is refused.
 */
export const serverFunctions: Readonly<Record<string, AccessRule>> = {
  // There is one language.
  'copy-data-from-locale': denied,
  'form-state': async (args, req) => {
    const target = targetOf(args.collectionSlug, args.globalSlug, args.id)
    if (!target || !(await isAllowed('read', target, req))) return false
    // Asking for the lock status takes the lock, which keeps others from editing.
    const isThere = target.kind === 'global' || target.id !== undefined
    return !(args.returnLockStatus && isThere) || isAllowed('update', target, req)
  },
  // The dashboard is our own, without widgets, and there are no folders.
  'get-default-layout': denied,
  'get-folder-results-component-and-data': denied,
  'get-upcoming-scheduled-publish': (args, req) =>
    isTargetAllowed('update', targetOf(args.collectionSlug, args.globalSlug, args.id), req),
  // Its `collectionSlug` may be the slug of a global.
  'render-document': async (args, req) =>
    (await isTargetAllowed('read', targetOf(args.collectionSlug, undefined, args.docID), req)) ||
    isTargetAllowed('read', targetOf(undefined, args.collectionSlug), req),
  'render-document-slots': (args, req) =>
    isTargetAllowed('read', targetOf(args.collectionSlug, undefined, args.id), req),
  'render-field': ({ schemaPath }, req) => {
    const [kind, slug] = typeof schemaPath === 'string' ? schemaPath.split('.') : []
    if (kind !== 'collection' && kind !== 'global') return false
    return isTargetAllowed(
      'read',
      kind === 'global' ? targetOf(undefined, slug) : targetOf(slug),
      req,
    )
  },
  'render-list': (args, req) => isTargetAllowed('read', targetOf(args.collectionSlug), req),
  'render-widget': denied,
  'schedule-publish': schedulePublish,
  slugify: denied,
  'table-state': (args, req) => isTargetAllowed('read', targetOf(args.collectionSlug), req),
}

/**
 * Throws Payload's `Forbidden` unless who sends these headers may make this call of a server function; answers with
 * their request.
 */
export async function guardServerFunction(
  payload: Payload,
  headers: Headers,
  { name, args }: ServerCall,
): Promise<PayloadRequest> {
  const { user } = await executeAuthStrategies({ headers, payload })
  throwFault(headers)
  const req = await createLocalReq({ req: { headers }, ...(user ? { user } : {}) }, payload)
  const rule = Object.hasOwn(serverFunctions, name) ? serverFunctions[name] : undefined
  const known = typeof args === 'object' && args !== null
  if (!user || !rule || !known || !(await rule(args, req))) throw new Forbidden(req.t)
  return req
}

type Target =
  | { kind: 'collection'; slug: string; id: number | string | undefined }
  | { kind: 'global'; slug: string }

/** The document, collection or global that the arguments name; null where they name none, or both kinds. */
function targetOf(collection: unknown, global?: unknown, id?: unknown): Target | null {
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '')
  if (typeof collection === 'string' && !global) {
    // Payload's own collections (jobs, locks, preferences) have neither forms nor lists.
    if (collection.startsWith('payload-')) return null
    if (!isId && id !== undefined && id !== null) return null
    return { kind: 'collection', slug: collection, id: isId ? id : undefined }
  }
  return typeof global === 'string' && !collection ? { kind: 'global', slug: global } : null
}

type Operation = 'read' | 'update'

async function isTargetAllowed(operation: Operation, target: Target | null, req: PayloadRequest) {
  return target !== null && isAllowed(operation, target, req)
}

/** Whether our access lets the person do this; with a one-time password, to their own account alone. */
async function isAllowed(
  operation: Operation,
  target: Target,
  req: PayloadRequest,
  data: Record<string, unknown> = {},
): Promise<boolean> {
  if (!activeStaff(req) && !isOfOwnAccount(target, req)) return false
  if (target.kind === 'global') {
    const globalConfig = req.payload.config.globals.find(({ slug }) => slug === target.slug)
    if (!globalConfig) return false
    const allowed = await docAccessOperationGlobal({ data, globalConfig, req })
    return Boolean(allowed[operation])
  }
  const { collections } = req.payload
  if (!Object.hasOwn(collections, target.slug)) return false
  const collection = collections[target.slug as 'pages']
  const document = target.id === undefined ? {} : { id: target.id }
  const allowed = await docAccessOperation({ ...document, collection, data, req })
  return Boolean(allowed[operation])
}

function isOfOwnAccount(target: Target, req: PayloadRequest): boolean {
  if (target.kind !== 'collection' || target.slug !== 'staff') return false
  return isOwnAccount(req, target.id)
}

/** To plan, one must be allowed to publish that document; to take a plan back, the one that it is about. */
async function schedulePublish(args: ServerCall['args'], req: PayloadRequest): Promise<boolean> {
  const { deleteID, doc, global } = args
  const plans = Boolean(doc || global)
  if (plans && !(await isPublishAllowed(doc, global, req))) return false
  if (!deleteID) return plans
  if (typeof deleteID !== 'number' && typeof deleteID !== 'string') return false
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
    depth: 0,
    limit: 1,
  })
  const input = docs[0]?.input as { doc?: unknown; global?: unknown } | undefined
  return input !== undefined && isPublishAllowed(input.doc, input.global, req)
}

async function isPublishAllowed(
  doc: unknown,
  global: unknown,
  req: PayloadRequest,
): Promise<boolean> {
  const { relationTo, value } = (doc ?? {}) as { relationTo?: unknown; value?: unknown }
  const target = targetOf(relationTo, global, value)
  if (!target || (target.kind === 'collection' && target.id === undefined)) return false
  const { collections, globals } = req.payload.config
  const config = (target.kind === 'global' ? globals : collections).find(
    ({ slug }) => slug === target.slug,
  )
  return (
    config !== undefined &&
    hasScheduledPublishEnabled(config) &&
    isAllowed('update', target, req, { _status: 'published' })
  )
}
