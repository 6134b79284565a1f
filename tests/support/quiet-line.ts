import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a Postgres server that can fall silent, as when a network goes away without a word. */
export type QuietLine = {
  /** The server's address by way of the line. */
  url: string
  /** Nothing gets through any more on the connections that there are; new ones are well. */
  fallSilent(): void
  stop(): Promise<void>
}

/** Opens a line to the server of a connection string. */
export async function openQuietLine(server: string): Promise<QuietLine> {
  const url = new URL(server)
  const target = { host: url.hostname, port: Number(url.port || 5432) }
  const open = new Set<{ near: Socket; far: Socket }>()
  const listener = createServer((near) => {
    const far = connect(target)
    open.add({ near, far })
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => {})
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  url.hostname = '127.0.0.1'
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent() {
      for (const { near, far } of open) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    async stop() {
      for (const { near, far } of open) for (const end of [near, far]) end.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
