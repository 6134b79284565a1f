import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from 'payload'
import * as t from '../messages.gen.ts'

type Stored = { id: number; updatedAt: string; seen?: string | null }

/**
 * Refuses a save by somebody who has seen another version than is stored: what somebody else has saved meanwhile is
 * not undone unseen. Whoever names no version saves over any. For collections with the field `seenVersion`.
 */
export const refuseStaleSave: CollectionBeforeChangeHook<Stored> = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.seen || data.seen === originalDoc?.updatedAt) return data
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'seen', message: t.savedMeanwhile() }],
    req,
  })
}

/** Names the version that a save has made, which is the one that its form has seen from then on. */
export const nameSavedVersion: CollectionAfterChangeHook<Stored> = ({ doc }) => ({
  ...doc,
  seen: doc.updatedAt,
})

/** Names the version of a document that is read by itself, as a form does. */
export const nameReadVersion: CollectionAfterReadHook<Stored> = ({ doc, findMany }) =>
  findMany ? doc : { ...doc, seen: doc.updatedAt }
