import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often each instance is asked whether it takes visitors, ms. */
const LOOK_MS = 200

type Instance = { url: string; agent: Agent; up: boolean; stop: () => void }

/** Stands before instances as a simple proxy does: it knows of them what `/readyz` says, and tries nothing twice. */
export type LoadBalancer = {
  url: string
  /** Goes on to look at an instance until it is removed. */
  add(url: string): void
  remove(url: string): void
  /** Resolves once so many instances take visitors. */
  up(count: number): Promise<void>
  close(): Promise<void>
}

export async function balanceLoad(): Promise<LoadBalancer> {
  const instances: Instance[] = []
  const waiting = new Set<() => void>()
  const tellWaiting = () => {
    for (const look of waiting) look()
  }
  let turn = 0

  const server = createServer((req, res) => {
    const up = instances.filter((instance) => instance.up)
    const instance = up[turn++ % up.length]
    if (instance) passOn(instance, req, res)
    else res.writeHead(502).end('no instance')
  })
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://localhost:${port}`,
    add: (url) => void instances.push(watch(url, tellWaiting)),
    remove: (url) => {
      const index = instances.findIndex((instance) => instance.url === url)
      instances.splice(index, 1)[0]?.stop()
    },
    up: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (instances.filter(({ up }) => up).length !== count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      for (const { stop } of instances) stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Looks at an instance until it is stopped; `onLook` is called after each look. */
function watch(url: string, onLook: () => void): Instance {
  // As with any proxy: what is idle is closed by it, and not by the instance (`KEEP_ALIVE_MS`).
  const agent = new Agent({ keepAlive: true, timeout: 30_000 })
  const looks = new Agent({ keepAlive: false })
  const timer = setInterval(() => {
    const said = (up: boolean) => {
      instance.up = up
      onLook()
    }
    get(`${url}/readyz`, { agent: looks }, (res) => {
      res.resume()
      said(res.statusCode === 200)
    }).on('error', () => said(false))
  }, LOOK_MS)
  const stop = () => {
    clearInterval(timer)
    agent.destroy()
  }
  const instance: Instance = { url, agent, up: false, stop }
  return instance
}

function passOn({ url, agent }: Instance, req: IncomingMessage, res: ServerResponse) {
  const { connection: _, ...headers } = req.headers
  const onward = request(
    `${url}${req.url}`,
    { agent, method: req.method ?? 'GET', headers },
    (answer) => {
      // What the instance says of its own connection is for nobody else.
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers
      res.writeHead(answer.statusCode ?? 502, passed)
      answer.pipe(res)
      answer.on('error', () => res.destroy())
    },
  )
  onward.on('error', (error) => {
    if (res.headersSent) res.destroy()
    else
      res
        .writeHead(502)
        .end(
          `${error} of ${url} at ${new Date().toISOString()}, ${onward.reusedSocket ? 'kept' : 'new'} connection`,
        )
  })
  req.pipe(onward)
}
