import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { withRenderContext } from '#lib/front/render-context.ts'

// The site's own booking routes over HTTP, without Next, the front and the content: the engine behind
// its wire, on a free port that the first line of the output names. With BAD_LINE the bank is reached
// over a bad line, and with CLOCK_OFF this process's clock is so many ms off; with HISTORY it also has the staff's
// acts and all that the ticker does (`#tests/history/instance`).
const { BAD_LINE, CLOCK_OFF, HISTORY } = process.env
const STANDS: Record<string, string> = {
  'src/data/locations/location-hours.ts': new URL('./booking-hours.ts', import.meta.url).href,
  'src/data/locations/booking-locations.ts': new URL('./booking-locations.ts', import.meta.url)
    .href,
  'src/data/locations/visit-locations.ts': new URL('./visit-locations.ts', import.meta.url).href,
}
const BAD_BANK = new URL('./faulty-payments.ts', import.meta.url).href
if (BAD_LINE) STANDS['src/providers/payments/registry.ts'] = BAD_BANK
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    const standIn = Object.entries(STANDS).find(([path]) => found.url.endsWith(path))?.[1]
    return standIn ? next(standIn, context) : found
  },
})

if (CLOCK_OFF) {
  const now = Date.now
  Date.now = () => now() + Number(CLOCK_OFF)
}

const doors = HISTORY ? (await import('#tests/history/instance/doors.ts')).doors : {}

type Handlers = Record<string, (request: Request, context: object) => Promise<Response>>

const ROUTES = [
  ...['get-availability', 'lock-availability', 'reserve', 'release', 'notify-me'].map(
    (name) => `/api/opentable/${name}`,
  ),
  '/my/reservations/[token]/cancel',
  '/my/reservations/[token]/move',
]
const routes = new Map<string, Handlers>()
for (const path of ROUTES) routes.set(path, await import(`../../src/app${path}/route.ts`))

/** The route of a path, and the token in it. */
function routeOf(path: string): { route: string; params: Record<string, string> } {
  const [, token, act] = /^\/my\/reservations\/([^/]+)\/(\w+)$/.exec(path) ?? []
  if (!token) return { route: path, params: {} }
  return { route: `/my/reservations/[token]/${act}`, params: { token: decodeURIComponent(token) } }
}

const server = createServer(async (req, res) => {
  try {
    await answer(req, res)
  } catch (error) {
    // Of a history many requests fail, and it is told why in a line each.
    console.error(HISTORY ? String(error) : error)
    res.writeHead(500).end()
  }
})

async function answer(req: IncomingMessage, res: ServerResponse) {
  const [, door = '', name = ''] = (req.url ?? '').split('/')
  const open = doors[door]
  if (open) {
    const answered = await open(name, JSON.parse(String(await buffer(req))) as never)
    return void res.writeHead(200).end(JSON.stringify(answered))
  }
  const { route, params: named } = routeOf(req.url ?? '')
  const handle = routes.get(route)?.[req.method ?? '']
  if (!handle) return void res.writeHead(404).end()
  const body = await buffer(req)
  const request = new Request(`http://127.0.0.1${req.url}`, {
    method: req.method ?? 'POST',
    headers: req.headers as HeadersInit,
    body: new Uint8Array(body),
  })
  const address = String(req.headers['x-forwarded-for'] ?? '127.0.0.1')
  const context = { requestId: crypto.randomUUID(), address, draft: null, validUntil: Infinity }
  const params = { params: Promise.resolve(named) }
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
process.stdin.resume().once('end', () => process.exit(0))

if (HISTORY) {
  const { work } = await import('#tests/history/instance/work.ts')
  void work()
}
