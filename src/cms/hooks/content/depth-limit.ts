import {
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { pathDeeperThan } from '#lib/path-deeper-than.ts'
import * as t from '../messages.gen.ts'

/** Most objects and lists within one another of a document; the deepest formatted text that is taken, in a slice, has about 110. */
const MOST_LEVELS = 200

/** Refuses a document that is nested deeper than the content system can follow, before anything else reads it; also a draft. */
export function withDepthLimit<T extends CollectionConfig | GlobalConfig>(config: T): T {
  const { hooks } = config
  const beforeOperation = [refuseTooDeep, ...(hooks?.beforeOperation ?? [])] as never
  return { ...config, hooks: { ...hooks, beforeOperation } }
}

const refuseTooDeep = (given: {
  args: { data?: unknown }
  req: PayloadRequest
  collection?: { slug: string }
  global?: { slug: string }
}) => {
  const { args, req, collection, global } = given
  const path = pathDeeperThan(MOST_LEVELS, args.data)
  if (!path) return args
  throw new ValidationError({
    ...(collection ? { collection: collection.slug } : { global: String(global?.slug) }),
    errors: [{ path: fieldOf(path), message: t.nestedTooDeep() }],
    req,
  })
}

/** The field of a path: where a formatted text begins, or else the document's own member. */
function fieldOf(path: readonly string[]): string {
  const root = path.indexOf('root')
  return path.slice(0, root > 0 ? root : 1).join('.')
}
