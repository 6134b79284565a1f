import { once } from './process.ts'

/** How often what holds is said again, so that proxies keep the line and browsers know it is alive, ms. */
export const BEAT_MS = 25_000
/** Open streams of one process; each is a connection and a few hundred bytes. */
const MOST = 5000
/** Messages that a browser may leave unread before it is let go. */
const UNREAD = 20

type Streams = { open: Set<() => void>; ended: boolean }
const streams = () => once<Streams>('event-streams', () => ({ open: new Set(), ended: false }))

/** Says a JSON value to one browser. */
export type Say = (value: unknown) => void

/**
 * An answer of server-sent events that stays open: what `follow` says, and the last of it again every
 * 25 s. `follow` answers with what ends it. Null where this process has no room for another one.
 */
export function eventStream(follow: (say: Say) => () => void): Response | null {
  const { open, ended } = streams()
  if (ended || open.size >= MOST) return null
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
          open.delete(close)
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
  return new Response(body, { headers })
}

/** Ends all streams, and opens no more: they would keep the server from draining. */
export function endEventStreams(): void {
  const all = streams()
  all.ended = true
  for (const close of [...all.open]) close()
}

const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)
