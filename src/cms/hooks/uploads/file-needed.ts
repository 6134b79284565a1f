import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/**
 * Refuses a new document that comes without its file: Payload would fetch one from an address that the request names,
 * and send the headers of the request there.
 */
export const fileNeeded: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && !req.file) throw new MissingFile(req.t)
  return args
}
