import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LocalServer = {
  /** Base URL, `http://127.0.0.1:4010`. */
  origin: string
  /** Ends all connections, and resolves when the port is free. */
  stop(): Promise<void>
}

/** Starts a simulator's HTTP server on this machine; port 0 takes any free one. */
export async function listenLocally(
  port: number,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<LocalServer> {
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
