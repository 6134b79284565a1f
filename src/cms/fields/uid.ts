import type { CollectionSlug, FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { reservedFirstSegments } from '#lib/routing/match-route.ts'
import { slugify } from '../addresses/slugify.ts'
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
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          if (typeof value === 'string' && value.trim() !== '') return value.trim()
          if (originalDoc?.uid) return originalDoc.uid
          const source = data?.[from]
          return typeof source === 'string' ? slugify(source) : value
        },
      ],
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
  const stem = `${value.slice(0, 90)}-copy`
  for (let copy = 1; ; copy++) {
    const uid = copy === 1 ? stem : `${stem}-${copy}`
    const { totalDocs } = await req.payload.count({
      ...{ collection: collection.slug as CollectionSlug, req },
      ...{ where: { uid: { equals: uid } }, trash: true },
    })
    if (totalDocs === 0) return uid
  }
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
