import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { withRenderContext } from '#lib/render-context.ts'

// The site's own booking routes over HTTP, without Next, the front and the content: the engine behind
// its wire, on a free port that the first line of the output names.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '#data/booking-locations.ts'
      ? next(new URL('./booking-locations.ts', import.meta.url).href, context)
      : next(specifier, context),
})

type Handlers = Record<string, (request: Request, context: object) => Promise<Response>>

const routes = new Map<string, Handlers>()
for (const name of ['get-availability', 'lock-availability', 'reserve', 'release']) {
  const path = `/api/opentable/${name}`
  routes.set(path, await import(`../../src/app${path}/route.ts`))
}

const server = createServer(async (req, res) => {
  try {
    await answer(req, res)
  } catch (error) {
    console.error(error)
    res.writeHead(500).end()
  }
})

async function answer(req: IncomingMessage, res: ServerResponse) {
  const handle = routes.get(req.url ?? '')?.[req.method ?? '']
  if (!handle) return void res.writeHead(404).end()
  const body = await buffer(req)
  const request = new Request(`http://127.0.0.1${req.url}`, {
    method: req.method ?? 'POST',
    headers: req.headers as HeadersInit,
    body: new Uint8Array(body),
  })
  const address = String(req.headers['x-forwarded-for'] ?? '127.0.0.1')
  const context = { requestId: crypto.randomUUID(), address, draft: null, validUntil: Infinity }
  const params = { params: Promise.resolve({}) }
  const response = await withRenderContext(context, () => handle(request, params))
  res.writeHead(response.status, Object.fromEntries(response.headers))
  res.end(Buffer.from(await response.arrayBuffer()))
}

// A bench pauses for longer than a browser.
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port)
})
process.on('SIGTERM', () => process.exit(0))
