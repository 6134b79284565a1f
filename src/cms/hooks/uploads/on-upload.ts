import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Returns why the file cannot be kept, for the editor to read, or null; it may change the file. */
type UploadCheck = (
  file: UploadedFile,
  collection: SanitizedCollectionConfig,
) => Promise<string | null> | string | null

/** A hook that looks at each file that is uploaded, also in place of another, before it is kept. */
export function onUpload(look: UploadCheck): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, req }) => {
    if (!req.file || (operation !== 'create' && operation !== 'update')) return args
    const message = await look(req.file, collection)
    if (message === null) return args
    const errors = [{ path: 'file', message }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
}
