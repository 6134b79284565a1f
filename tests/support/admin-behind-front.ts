import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'

/** Headers of a request that the admin's REST interface reads. */
const READ = ['authorization', 'content-type', 'content-length'] as const

/** Stands in the place of Next behind the front, which hands a request of the admin's REST interface on as it does here. */
export function adminBehindFront(content: () => Payload) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { handleEndpoints } = await import('payload')
    const { config } = content()
    const { method = 'GET', url } = req
    const headers = new Headers()
    for (const name of READ) if (req.headers[name]) headers.set(name, req.headers[name])
    const body = method === 'GET' ? {} : { body: req as never, duplex: 'half' }
    const asked = new Request(`${config.serverURL}${url}`, { method, headers, ...body })
    const answer = await handleEndpoints({ config, request: asked })
    res.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    })
    res.end(Buffer.from(await answer.arrayBuffer()))
  }
}
