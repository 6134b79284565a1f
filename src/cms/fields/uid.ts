import {
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { reservedFirstSegments } from '#lib/routing/match-route.ts'
import { slugify } from '../addresses/slugify.ts'
import { documentNamed, freeUid } from '../addresses/taken-uid.ts'
import * as t from './messages.gen.ts'
import { NOT_WORDS } from './not-words.ts'

const UID = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/

type UidOptions = {
  /** Field whose text makes the uid while it is empty. */
  from?: string
  /** The uid is the first segment of an address, so that the site's own addresses are refused. */
  topLevel?: boolean
  /** Its documents have addresses that are kept when they get others (`hooks/content/former-addresses.ts`). */
  addressKept?: boolean
}

/** The name of a document in addresses: lower-case letters, digits and hyphens, used once. */
export function uid({
  from = 'title',
  topLevel = false,
  addressKept = false,
}: UidOptions = {}): TextField {
  return {
    name: 'uid',
    label: t.nameInTheAddress(),
    type: 'text',
    required: true,
    unique: true,
    index: true,
    custom: NOT_WORDS,
    validate: (value, options) => validateUid(value, { ...options, topLevel }),
    hooks: {
      beforeDuplicate: [uidOfCopy],
      beforeValidate: [uidFrom(from), refuseTaken(topLevel)],
    },
    admin: {
      position: 'sidebar',
      description: addressKept ? t.nameInTheAddressKeptHint() : t.nameInTheAddressHint(),
    },
  }
}

/** A name for a copy that no other document has: `soup-copy`, `soup-copy-2`. */
const uidOfCopy: FieldHook = async ({ collection, req, value }) => {
  if (typeof value !== 'string' || !collection) return value
  return freeUid(req, collection.slug as CollectionSlug, `${value.slice(0, 90)}-copy`)
}

/** The name as it was typed; while there is none, one that no other document has, made from the words of another field. */
function uidFrom(from: string): FieldHook {
  return async ({ collection, value, data, originalDoc, req }) => {
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (originalDoc?.uid) return originalDoc.uid
    const source = data?.[from]
    if (typeof source !== 'string') return value
    const uid = slugify(source)
    if (!collection || uid === '') return uid
    return freeUid(req, collection.slug as CollectionSlug, uid)
  }
}

/** Refuses a name that another document has, be it in a draft alone: the second of the two could never be published. */
function refuseTaken(topLevel: boolean): FieldHook {
  return async ({ collection, originalDoc, req, siblingData, value }) => {
    // One that can be nobody's is refused as that. Whoever names no type makes a text page.
    const type = siblingData.type ?? originalDoc?.type ?? 'text-page'
    if (!collection || validateUid(value, { topLevel, siblingData: { type } }) !== true)
      return value
    // A name that it has had for longer stands in the way of nothing but its own publication.
    if (value === originalDoc?.uid) return value
    const id = Number(originalDoc?.id) || null
    const other = await documentNamed(req, collection.slug as CollectionSlug, value, id)
    if (!other) return value
    if (isKeptWhole(req)) return originalDoc?.uid
    const message = other.isDraft ? t.takenInDraft(other) : t.taken(other)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'uid', message }],
      req,
    })
  }
}

/**
 * Whether all else is to be saved whatever the name is: what a form saves by itself while somebody types, and what comes
 * back from an earlier version.
 */
function isKeptWhole({ context, query }: PayloadRequest): boolean {
  // Payload puts what it has read of the query in its place.
  return String(query?.autosave) === 'true' || context.isRestoringVersion === true
}

const validateUid = (
  value: Parameters<TextFieldSingleValidation>[0],
  options: { topLevel: boolean; siblingData?: unknown },
): true | string => {
  if (typeof value !== 'string' || value === '') return t.pleaseEnterAName()
  if (!UID.test(value)) return t.invalidName()
  const type = (options.siblingData as { type?: string } | undefined)?.type
  if (options.topLevel && type === 'text-page' && reservedFirstSegments.has(value)) {
    return t.addressOfTheSite({ address: `/${value}` })
  }
  return true
}
