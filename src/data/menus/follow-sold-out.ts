import { bookingEngine, soldOutFeed } from '#booking-engine/process.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'

type Listener = (items: readonly string[]) => void

/** What is sold out at a location, for all who follow it: read once for them together. */
type Channel = {
  listeners: Set<Listener>
  reading: Promise<readonly string[]>
  timer?: NodeJS.Timeout
}

const channels = () => processSingleton('sold-out-channels', () => new Map<string, Channel>())
const RETRY_MS = 5000
const MAX_TIMER_MS = 24 * 60 * 60_000

/**
 * Calls `listener` with the ids of what is sold out at a location, now and at every change, until the
 * returned function is called.
 */
export function followSoldOut(locationId: number, listener: Listener): () => void {
  processSingleton('sold-out-followed', () => soldOutFeed().listen(readAgain))
  const id = String(locationId)
  const channel = channels().get(id) ?? openChannel(id)
  channel.listeners.add(listener)
  const reading = channel.reading
  reading.then(
    (items) => channel.listeners.has(listener) && channel.reading === reading && listener(items),
    () => {},
  )
  return () => {
    channel.listeners.delete(listener)
    if (channel.listeners.size > 0) return
    clearTimeout(channel.timer)
    if (channels().get(id) === channel) channels().delete(id)
  }
}

function openChannel(id: string): Channel {
  const channel: Channel = { listeners: new Set(), reading: Promise.resolve([]) }
  channels().set(id, channel)
  read(id, channel)
  return channel
}

function readAgain(id: string): void {
  const channel = channels().get(id)
  if (!channel) return
  const reading = read(id, channel)
  reading.then(
    (items) => {
      if (channel.reading === reading) for (const listener of channel.listeners) listener(items)
    },
    () => {},
  )
}

/** Reads what is sold out, and again when the first of it comes back by itself. */
function read(id: string, channel: Channel): Promise<readonly string[]> {
  const later = (ms: number) => {
    clearTimeout(channel.timer)
    if (channels().get(id) !== channel) return
    channel.timer = setTimeout(() => readAgain(id), Math.min(ms, MAX_TIMER_MS)).unref()
  }
  const reading = bookingEngine().then(async ({ soldOut, now }) => {
    const [{ items, endsAt }, clock] = await Promise.all([soldOut.now(id), now()])
    if (endsAt !== null) later(Math.max(endsAt - clock, 0) + 100)
    return items
  })
  channel.reading = reading
  reading.catch((error: unknown) => {
    console.error('what is sold out could not be read', error)
    later(RETRY_MS)
  })
  return reading
}
