import type { CollectionBeforeChangeHook } from 'payload'
import { contactKeysOf } from '#cms/submissions/contact-keys.ts'

/** Keeps the address and the number of a new submission in the form by which others of the same person are found. */
export const setContactKeys: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, ...contactKeysOf(data) } : data
