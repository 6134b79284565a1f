import { existsSync, readFileSync } from 'node:fs'
import { rateLimitKey } from '../front/rate-limit-key.ts'
import { processSingleton } from '../process/process-singleton.ts'
import { ok, type Result, refuse } from '../result.ts'

/** How often the last value is sent again, so that proxies and browsers keep the connection, ms. */
export const HEARTBEAT_MS = 25_000
/**
 * Most streams that one process has open, in all and for each who asks: each takes a connection, which pages and
 * files need, too. All telephones of a full dining room have one address. Guests cannot take the staff's share.
 */
const MAX_STREAMS = {
  guests: { all: 3000, each: 400 },
  staff: { all: 500, each: 20 },
} as const
/** The part of the files that a process may have open which streams may take, where that is less. */
const MAX_SHARE_OF_FILES = 0.5
/** Messages that a browser may leave unread before its stream is closed. */
const MAX_UNREAD = 20

/** The client of a stream: a guest by network address, staff by account id. */
export type StreamRequest = { kind: keyof typeof MAX_STREAMS; id: string }

/** Functions that close each open stream, and the number of streams by kind and by client. */
type Streams = { open: Set<() => void>; counts: Map<string, number>; part: number; ended: boolean }
const streams = () =>
  processSingleton<Streams>('event-streams', () => ({
    open: new Set(),
    counts: new Map(),
    part: streamShare(maxOpenFiles()),
    ended: false,
  }))

/** The part of `ROOM` that a process has which may have so many files open, from 0 to 1. */
export function streamShare(files: number): number {
  const wanted = MAX_STREAMS.guests.all + MAX_STREAMS.staff.all
  return Math.min(1, (files * MAX_SHARE_OF_FILES) / wanted)
}

/** How many files this process may have open; infinite where the system does not say. */
function maxOpenFiles(): number {
  if (!existsSync(LIMITS)) return Number.POSITIVE_INFINITY
  const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? []
  return soft ? Number(soft) : Number.POSITIVE_INFINITY
}

const LIMITS = '/proc/self/limits'

/** Sends a JSON value to one browser. */
export type SendEvent = (value: unknown) => void

/** What happens when a heartbeat is due: the last value is sent again, nothing is sent, or the stream ends. */
export type HeartbeatVerdict = 'send' | 'skip' | 'end'

type StreamOptions = {
  heartbeatMs?: number
  /** Decides about each heartbeat; the last value is sent unless told. */
  beforeHeartbeat?: () => Promise<HeartbeatVerdict>
}

/**
 * An open answer of server-sent events, with each value that `follow` sends and the last one again at each heartbeat
 * (25 s unless told). `follow` returns what ends it. `too_many_requests`: whoever asks has too many streams open;
 * `unavailable`: this process can open no more.
 */
export function eventStream(
  asking: StreamRequest,
  follow: (say: SendEvent) => () => void,
  { heartbeatMs = HEARTBEAT_MS, beforeHeartbeat }: StreamOptions = {},
): Result<Response, 'too_many_requests' | 'unavailable'> {
  const { open, ended } = streams()
  if (ended) return refuse('unavailable', RETRY)
  const taken = countStream(asking)
  if (!taken.ok) return taken
  let end = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let last: Uint8Array | undefined
        const send = (bytes: Uint8Array) => {
          if ((controller.desiredSize ?? 0) < -MAX_UNREAD) close()
          else controller.enqueue(bytes)
        }
        const unfollow = follow((value) => {
          last = encode(`data: ${JSON.stringify(value)}\n\n`)
          send(last)
        })
        const heartbeat = async () => {
          const verdict = beforeHeartbeat ? await beforeHeartbeat() : 'send'
          if (!open.has(close)) return
          if (verdict === 'end') close()
          else if (verdict === 'send' && last) send(last)
        }
        const beat = setInterval(() => void heartbeat(), heartbeatMs).unref()
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
        // Spread out, so that browsers whose streams end together do not come back together.
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

const RETRY = { retryAfter: 30 }

/** Counts one more stream; the returned function counts it off again. */
function countStream({
  kind,
  id,
}: StreamRequest): Result<() => void, 'too_many_requests' | 'unavailable'> {
  const { counts, part } = streams()
  const own = `${kind} ${kind === 'guests' ? rateLimitKey(id) : id}`
  const has = (name: string) => counts.get(name) ?? 0
  if (has(own) >= MAX_STREAMS[kind].each) return refuse('too_many_requests', RETRY)
  if (has(kind) >= Math.floor(MAX_STREAMS[kind].all * part)) return refuse('unavailable', RETRY)
  const add = (name: string, more: number) => {
    if (has(name) + more > 0) counts.set(name, has(name) + more)
    else counts.delete(name)
  }
  for (const name of [kind, own]) add(name, 1)
  return ok(() => {
    for (const name of [kind, own]) add(name, -1)
  })
}

/** How many streams are open in this process, by the kind of their readers. */
export function openEventStreams(): Record<StreamRequest['kind'], number> {
  const { counts } = streams()
  return { guests: counts.get('guests') ?? 0, staff: counts.get('staff') ?? 0 }
}

/** Closes all streams and refuses new ones, which would keep the server from draining. */
export function endEventStreams(): void {
  const all = streams()
  all.ended = true
  for (const close of [...all.open]) close()
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)
