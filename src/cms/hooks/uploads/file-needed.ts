import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/**
 * Refuses a new document that comes without its file: Payload would fetch one from an address that the request names,
 * and send the headers of the request there. Who may make none is refused by Payload, which asks that afterwards.
 */
export const fileNeeded: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || req.file) return args
  const isAllowed = overrideAccess || (await collection.access.create({ req }))
  if (isAllowed) throw new MissingFile(req.t)
  return args
}
