import { addDataAndFileToRequest, type PayloadRequest } from 'payload'

/** The fields of a request, whether they came as JSON or by the admin's forms; the handler behind finds them read. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  await addDataAndFileToRequest(req)
  // Read once more it would be empty.
  Object.defineProperty(req, 'body', { value: null, configurable: true })
  req.data ??= {}
  return req.data
}
