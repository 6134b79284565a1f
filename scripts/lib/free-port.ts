import { createServer } from 'node:net'

/**
 * Ports below those that Linux by default lends to outgoing connections and to servers that take any: so that none of
 * them has taken the port when whoever asked for it comes to listen there, or listens there again.
 */
const FIRST = 15_000
const LAST = 32_000

const given = new Set<number>()

/** A TCP port of the loopback interface that nothing listens on, and that this process has not asked for before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
