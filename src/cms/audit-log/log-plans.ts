import type { PayloadRequest } from 'payload'
import type { ServerCall } from '../access/guard-server-functions.ts'
import { actorOf } from './actor.ts'
import { entityOf } from './describe-changes.ts'
import type { AuditAct } from './types.ts'
import { recordAct } from './write-entry.ts'

type Plan = { doc?: unknown; global?: unknown }

/**
 * Writes down that somebody plans a publication, or takes a plan back, before Payload does so: it keeps plans by a
 * server function, past every hook.
 */
export async function logPlan(req: PayloadRequest, { name, args }: ServerCall): Promise<void> {
  if (name !== 'schedule-publish') return
  const { deleteID, type, date } = args
  if (typeof deleteID === 'number' || typeof deleteID === 'string') {
    const { docs } = await req.payload.find({
      collection: 'payload-jobs',
      where: { id: { equals: deleteID } },
      ...{ depth: 0, limit: 1, req },
    })
    const [job] = docs
    if (job) await record(req, 'cancel_plan', job.input as Plan, job.waitUntil)
  }
  if (!args.doc && !args.global) return
  await record(req, type === 'unpublish' ? 'plan_unpublish' : 'plan_publish', args, date)
}

async function record(req: PayloadRequest, act: AuditAct, { doc, global }: Plan, at: unknown) {
  const { relationTo, value } = (doc ?? {}) as { relationTo?: string; value?: number | string }
  const subject = global ? `globals/${global}` : `collections/${relationTo}/${value}`
  const instant = new Date(at as string)
  const detail = Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
  const title = global ? '' : await titleOf(req, subject)
  await recordAct(req, { act, actor: actorOf(req), subject, title, detail })
}

async function titleOf(req: PayloadRequest, subject: string): Promise<string> {
  const entity = entityOf(req, subject)
  const [, collection, id] = subject.split('/')
  if (!entity || !('admin' in entity) || !('auth' in entity)) return ''
  const found = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: collection as 'pages',
    where: { id: { equals: Number(id) } },
    req,
  })
  return String(found?.[entity.admin.useAsTitle ?? ''] ?? '')
}
