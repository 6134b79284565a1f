import {
  type CollectionConfig,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { pathDeeperThan } from '#lib/path-deeper-than.ts'
import * as t from '../messages.gen.ts'

/** Maximum nesting depth of a document's objects and lists. The deepest formatted text that is accepted has about 110 in a slice. */
const MOST_LEVELS = 200

/** Refuses documents and drafts that exceed the maximum nesting depth, before other hooks, which are recursive, read them. */
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

/** The field that contains a path: the formatted text, whose value begins with `root`, or else the document's top-level field. */
function fieldOf(path: readonly string[]): string {
  const root = path.indexOf('root')
  return path.slice(0, root > 0 ? root : 1).join('.')
}
