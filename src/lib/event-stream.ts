import { existsSync, readFileSync } from 'node:fs'
import { limitKey } from './limit-key.ts'
import { once } from './process.ts'
import { ok, type Result, refuse } from './result.ts'

/** How often what holds is said again, so that proxies keep the line and browsers know it is alive, ms. */
export const BEAT_MS = 25_000
/**
 * Open streams of one process: each is a connection, and pages and files want those, too. Of guests,
 * the telephones of a full dining room are one address; the staff have room of their own, whoever else is there.
 */
const ROOM = {
  guests: { all: 3000, each: 400 },
  staff: { all: 500, each: 20 },
} as const
/** What may be open at once in a process may be less; streams take no more than this part of it. */
const PART_OF_FILES = 0.5
/** Messages that a browser may leave unread before it is let go. */
const UNREAD = 20

/** Who asks for a stream: a guest by their network address, somebody of the staff by their id. */
export type Asking = { kind: keyof typeof ROOM; id: string }

/** Open streams with what ends them, and how many there are of each kind, and of each who asked. */
type Streams = { open: Set<() => void>; counts: Map<string, number>; part: number; ended: boolean }
const streams = () =>
  once<Streams>('event-streams', () => ({
    open: new Set(),
    counts: new Map(),
    part: partOfRoom(openFiles()),
    ended: false,
  }))

/** How much of the room there is in a process that may have so many files open. */
export function partOfRoom(files: number): number {
  const wanted = ROOM.guests.all + ROOM.staff.all
  return Math.min(1, (files * PART_OF_FILES) / wanted)
}

/** How many files this process may have open; where the system does not say, as many as it likes. */
function openFiles(): number {
  if (!existsSync(LIMITS)) return Number.POSITIVE_INFINITY
  const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? []
  return soft ? Number(soft) : Number.POSITIVE_INFINITY
}

const LIMITS = '/proc/self/limits'

/** Says a JSON value to one browser. */
export type Say = (value: unknown) => void

/**
 * An answer of server-sent events that stays open: what `follow` says, and the last of it again every
 * 25 s. `follow` answers with what ends it. `too_many_requests`: who asks has enough of them open;
 * `unavailable`: this process has no room for another one.
 */
export function eventStream(
  asking: Asking,
  follow: (say: Say) => () => void,
): Result<Response, 'too_many_requests' | 'unavailable'> {
  const { open, ended } = streams()
  if (ended) return refuse('unavailable', AGAIN)
  const taken = takeRoom(asking)
  if (!taken.ok) return taken
  let end = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let last: Uint8Array | undefined
        const send = (bytes: Uint8Array) => {
          if ((controller.desiredSize ?? 0) < -UNREAD) close()
          else controller.enqueue(bytes)
        }
        const unfollow = follow((value) => {
          last = encode(`data: ${JSON.stringify(value)}\n\n`)
          send(last)
        })
        const beat = setInterval(() => last && send(last), BEAT_MS).unref()
        end = () => {
          if (open.delete(close)) taken.value()
          clearInterval(beat)
          unfollow()
        }
        const close = () => {
          end()
          controller.close()
        }
        open.add(close)
        // Browsers that were all let go at once do not all come back at once.
        send(encode(`retry: ${1000 + Math.round(Math.random() * 2000)}\n\n`))
      },
      cancel: () => end(),
    },
    { highWaterMark: 1 },
  )
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  }
  return ok(new Response(body, { headers }))
}

const AGAIN = { retryAfter: 30 }

/** Counts one more stream of who asks; the value gives its room back. */
function takeRoom({ kind, id }: Asking): Result<() => void, 'too_many_requests' | 'unavailable'> {
  const { counts, part } = streams()
  const own = `${kind} ${kind === 'guests' ? limitKey(id) : id}`
  const has = (name: string) => counts.get(name) ?? 0
  if (has(own) >= ROOM[kind].each) return refuse('too_many_requests', AGAIN)
  if (has(kind) >= Math.floor(ROOM[kind].all * part)) return refuse('unavailable', AGAIN)
  const add = (name: string, more: number) => {
    if (has(name) + more > 0) counts.set(name, has(name) + more)
    else counts.delete(name)
  }
  for (const name of [kind, own]) add(name, 1)
  return ok(() => {
    for (const name of [kind, own]) add(name, -1)
  })
}

/** Ends all streams, and opens no more: they would keep the server from draining. */
export function endEventStreams(): void {
  const all = streams()
  all.ended = true
  for (const close of [...all.open]) close()
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)
