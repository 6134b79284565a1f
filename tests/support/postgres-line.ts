import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a Postgres server that goes bad in the ways in which networks do; its port is its own throughout. */
export type Line = {
  url: string
  /** Resets what is connected, and whoever connects from now on. */
  cut(): void
  /** Loses whatever is sent, and says so to nobody; who connects is never answered, until it is put right. */
  hush(): void
  /** Puts it right for who connects from now on. */
  mend(): void
  close(): Promise<void>
}

export async function lineTo(database: string): Promise<Line> {
  const target = new URL(database)
  const url = new URL(database)
  const open = new Set<Socket>()
  let state: 'up' | 'cut' | 'silent' = 'up'

  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy()
    const line = { lost: state === 'silent' }
    const far = connect(Number(target.port), target.hostname)
    pass(near, far, line)
    pass(far, near, line)
    lines.add(line)
  })
  const lines = new Set<{ lost: boolean }>()
  const pass = (from: Socket, to: Socket, line: { lost: boolean }) => {
    open.add(from)
    from.on('data', (chunk) => void (line.lost || to.write(chunk)))
    from.on('error', () => {})
    from.on('close', () => {
      open.delete(from)
      if (!line.lost) to.destroy()
    })
  }
  await new Promise<void>((resolve) => server.listen(0, url.hostname, resolve))
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      state = 'cut'
      for (const socket of open) socket.resetAndDestroy()
    },
    hush() {
      state = 'silent'
      for (const line of lines) line.lost = true
    },
    mend() {
      state = 'up'
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      return closed
    },
  }
}
