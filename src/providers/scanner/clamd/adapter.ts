import net from 'node:net'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Scanner } from '../contract.ts'

/** How long a whole scan may take, ms: an applicant waits for it. */
const PATIENCE = 20_000
const CHUNK = 64 * 1024
/** Longest reply that is read; clamd's are one line. */
const MAX_REPLY = 4096

type Address = { host: string; port: number; patience?: number }

/** ClamAV's daemon by its own protocol over TCP: the file goes there in chunks (INSTREAM), one line comes back. */
export function createClamd({ host, port, patience = PATIENCE }: Address): Scanner {
  return {
    scans: true,
    scan: async (bytes) => {
      const socket = net.connect({ host, port })
      try {
        return verdict(await withTimeout(instream(socket, bytes), patience, failLate))
      } catch (error) {
        return unavailable((error as NodeJS.ErrnoException).code ?? (error as Error).message)
      } finally {
        socket.destroy()
      }
    },
  }
}

/** `stream: OK`, `stream: Name FOUND`, or `… ERROR`; anything else is no verdict. */
function verdict(reply: string): Awaited<ReturnType<Scanner['scan']>> {
  if (reply === 'stream: OK') return ok('clean')
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  return found ? refuse('infected', { reason: found }) : unavailable(reply.slice(0, 200))
}

function unavailable(reason: string): Result<never, 'scanner_unavailable'> {
  return refuse('scanner_unavailable', { reason })
}

function failLate(): never {
  throw new Error('no verdict in time')
}

function instream(socket: net.Socket, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed without a verdict')))
    socket.on('data', (text: string) => {
      reply += text
      const end = reply.indexOf('\0')
      if (end >= 0) resolve(reply.slice(0, end))
      else if (reply.length > MAX_REPLY) reject(new Error('a reply that is none'))
    })
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const chunk = bytes.subarray(at, at + CHUNK)
        socket.write(length(chunk.length))
        socket.write(chunk)
      }
      // A chunk of no length is the end.
      socket.write(length(0))
    })
  })
}

function length(size: number): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32BE(size)
  return prefix
}
