import { LIVE_HEARTBEAT_MS, type LiveEvent } from '#lib/http/live-event.ts'
import { takeSlot } from './stream-slots.ts'

/** Longer than this a line that works is never silent: two heartbeats, and some time on the way, ms. */
export const SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 2000
/** How often it is asked as long as no event comes through, and as long as they do, ms. */
export const QUESTION_MS = { silent: 5000, live: 60_000 } as const
/** After how long a line that broke is opened again: first, and at most, ms. */
const RETRY_MS = { first: 1000, most: 10_000 } as const

/** What keeps a part of a page current. */
export type Follower = {
  /** Asks the server for it, and says whether there was an answer. */
  ask(): Promise<boolean>
  /** Told that what was answered last is still the latest. */
  confirm?(): void
}

type Followed = Follower & {
  /** The version that was heard before its last question that was answered. */
  known: string | null
  asking: boolean
  again: boolean
  turn: number
}

const lines = new Map<string, LiveLine>()

/**
 * Keeps a part of the page current with one location or several: it is asked for at once, whenever the server says that something
 * has changed, when the page is looked at again or the network comes back, every 5 s while no event comes through, and
 * once a minute for what no event tells. All followers share one line. The returned function ends it.
 */
export function followLive(locations: readonly number[], follower: Follower): () => void {
  const key = locations.join(',')
  const line = lines.get(key) ?? new LiveLine(key)
  lines.set(key, line)
  const unfollow = line.follow(follower)
  return () => {
    if (unfollow() === 0 && lines.get(key) === line) lines.delete(key)
  }
}

/** The line to the server that tells of changes at locations (decision 93), open while the page is looked at. */
class LiveLine {
  readonly #locations: string
  readonly #followers = new Set<Followed>()
  #source: EventSource | null = null
  #release: (() => void) | null = null
  #opening = 0
  #version: string | null = null
  #isLive = false
  #failures = 0
  #silence: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #question: ReturnType<typeof setTimeout> | undefined

  constructor(locations: string) {
    this.#locations = locations
  }

  /** The returned function says how many others still follow. */
  follow(follower: Follower): () => number {
    const followed = { ...follower, known: null, asking: false, again: false, turn: 0 }
    this.#followers.add(followed)
    if (this.#followers.size === 1) this.#start()
    else void this.#ask(followed)
    return () => {
      if (this.#followers.delete(followed) && this.#followers.size === 0) this.#stop()
      return this.#followers.size
    }
  }

  #start() {
    document.addEventListener('visibilitychange', this.#begin)
    window.addEventListener('online', this.#begin)
    window.addEventListener('offline', this.#lose)
    this.#begin()
  }

  #stop() {
    document.removeEventListener('visibilitychange', this.#begin)
    window.removeEventListener('online', this.#begin)
    window.removeEventListener('offline', this.#lose)
    this.#rest()
  }

  /** Asks and listens afresh, without waiting for anything that was asked before. */
  readonly #begin = () => {
    this.#rest()
    if (document.visibilityState !== 'visible') return
    this.#failures = 0
    this.#askAll({ anew: true })
    void this.#open()
  }

  #rest() {
    this.#hangUp()
    clearTimeout(this.#retry)
    clearTimeout(this.#question)
  }

  async #open() {
    const opening = ++this.#opening
    const release = await takeSlot()
    if (opening !== this.#opening) return release?.()
    // Whoever got no slot keeps asking.
    if (!release) return this.#retryLater()
    this.#release = release
    this.#source = new EventSource(`/admin/api/reservations/live?locations=${this.#locations}`)
    this.#source.onmessage = ({ data }) => this.#hear((JSON.parse(data) as LiveEvent).version)
    this.#source.onerror = this.#lose
    this.#listenForSilence()
  }

  #hangUp() {
    this.#opening++
    this.#source?.close()
    this.#source = null
    this.#release?.()
    this.#release = null
    this.#isLive = false
    clearTimeout(this.#silence)
  }

  #listenForSilence() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#lose, SILENCE_MS)
  }

  #hear(version: string) {
    this.#listenForSilence()
    this.#version = version
    this.#failures = 0
    if (!this.#isLive) {
      this.#isLive = true
      this.#askLater()
    }
    for (const followed of this.#followers) {
      if (followed.known === version) followed.confirm?.()
      else void this.#ask(followed)
    }
  }

  /** The line broke, or has been silent for too long: asks why, and opens it again. */
  readonly #lose = () => {
    this.#rest()
    if (document.visibilityState !== 'visible') return
    this.#retryLater()
    this.#askAll({ anew: true })
  }

  /** With some chance, so that screens which lost the server together do not come back together. */
  #retryLater() {
    const longest = Math.min(RETRY_MS.first * 2 ** this.#failures++, RETRY_MS.most)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#open(), longest * (0.5 + Math.random() / 2))
  }

  #askAll(how: { anew?: boolean } = {}) {
    for (const followed of this.#followers) void this.#ask(followed, how)
    this.#askLater()
  }

  #askLater() {
    clearTimeout(this.#question)
    const ms = this.#isLive ? QUESTION_MS.live : QUESTION_MS.silent
    this.#question = setTimeout(() => this.#askAll(), ms)
  }

  /** One question after the other: what is told while one is under way is asked for once more after it. */
  async #ask(followed: Followed, { anew = false } = {}) {
    if (followed.asking && !anew) {
      followed.again = true
      return
    }
    const turn = ++followed.turn
    followed.asking = true
    do {
      followed.again = false
      const version = this.#version
      const answered = await followed.ask()
      if (turn !== followed.turn) return
      if (answered) followed.known = version
    } while (followed.again && this.#followers.has(followed))
    followed.asking = false
  }
}
