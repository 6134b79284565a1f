import type { BrowserLocation } from '#lib/geo/browser-location.ts'
import { COOKIES, SELECTED_MAX_AGE } from '#lib/geo/location-cookies.ts'
import * as t from './messages.gen.ts'

/** Where a visitor is, and which location is theirs. */
export type Located = {
  /** ISO code; null where the lookup failed. */
  country: string | null
  /** uid of their own location, null where the group has none; undefined where it cannot be told. */
  location?: string | null | undefined
}

/** What the store needs from the browser. */
export type VisitorEnvironment = {
  readCookie(name: string): string | null
  /** Without `maxAge` (seconds) the cookie ends with the session. */
  writeCookie(name: string, value: string, maxAge?: number): void
  /** The visitor's country, kept for the session so that it is asked for once; empty = nobody knows. */
  readCountry(): string | null
  writeCountry(country: string): void
  /** The location of a uid, or of one that it had before; null where there is none. Rejects when it cannot be had. */
  fetchLocation(uid: string): Promise<BrowserLocation | null>
  /** Rejects when there is no answer. */
  fetchGeolocation(): Promise<Located>
  /** uid of a location for somebody of whom nothing is known, null where there is none (spec:shell.geolocation-default). */
  fetchDefault(): Promise<string | null>
}

/** Ids of the zones of the browsing location, or why they are not known (spec:shell.zones-failure): then nothing is left out. */
export type ZonesState = { list: readonly string[] | null; error: string | null }

export type VisitorState = {
  /** `none` = the group has no location (spec:shell.no-location); `failed` = it could not be fetched. */
  status: 'starting' | 'ready' | 'none' | 'failed'
  zones: ZonesState
  /**
   * The visitor's own location. Null until it is known: nothing may be shown of it before
   * (spec:shell.independent).
   */
  selected: BrowserLocation | null
  /** The location being looked at (spec:shell.selected-and-browsing). */
  browsing: BrowserLocation | null
  /**
   * ISO code of the visitor's country, which decides the social links: geolocation's, and the selected
   * location's where that fails (spec:shell.social-country). Null until it is known.
   */
  country: string | null
}

export type VisitorStore = {
  getState(): VisitorState
  subscribe(listener: () => void): () => void
  /**
   * The start of a visit (spec:shell.startup); further calls return the first one's promise, a failed one may be
   * repeated.
   */
  start(): Promise<void>
  /** A location by its uid or one that it had before, fetched once; null where there is none or it cannot be had. */
  find(uid: string): Promise<BrowserLocation | null>
  /** Set Location: the visitor's choice for 7 days. Unknown uids and those coming soon are ignored. */
  setSelected(uid: string): Promise<void>
  /** Makes a location the one being looked at; unknown uids are ignored (spec:routes.unknown-location). */
  setBrowsing(uid: string): Promise<void>
  /** To be called with every pathname the visitor comes to. */
  visit(pathname: string): Promise<void>
  /** Reads the cookies again: another tab may have set a location. */
  refresh(): Promise<void>
}

const STARTING: VisitorState = {
  status: 'starting',
  zones: { list: null, error: null },
  selected: null,
  browsing: null,
  country: null,
}

/** Coming to them resets the browsing location (spec:shell.browsing-reset). */
const RESETS = new Set(['/', '/about', '/careers', '/contact', '/gift-cards', '/locations'])

/** The uid of the location whose page a path is. */
const uidOf = (path: string | null) => /^\/locations\/([^/]+)/.exec(path ?? '')?.[1]

/** The visitor store of one browser tab. */
export function createVisitorStore(environment: VisitorEnvironment): VisitorStore {
  let state = STARTING
  let started: Promise<void> | null = null
  let pathname: string | null = null
  // Of the session: null until it was asked for, empty where nobody knows it.
  let country = null as string | null
  // Numbers of the latest call that changes the browsing and the selected location: an earlier one whose answer
  // comes later is ignored.
  let looks = 0
  let choices = 0
  const listeners = new Set<() => void>()
  const known = new Map<string, Promise<BrowserLocation | null>>()

  const set = (change: Partial<VisitorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const fetchOnce = async (uid: string | null | undefined) => {
    if (!uid) return null
    const asked = known.get(uid) ?? environment.fetchLocation(uid)
    known.set(uid, asked)
    try {
      return await asked
    } catch (error) {
      known.delete(uid)
      throw error
    }
  }
  const find = (uid: string | null | undefined) => fetchOnce(uid).catch(() => null)

  const browse = (location: BrowserLocation | null) => {
    if (!location) return
    if (environment.readCookie(COOKIES.browsing) !== location.uid) {
      environment.writeCookie(COOKIES.browsing, location.uid)
    }
    if (state.browsing?.uid !== location.uid) {
      set({ browsing: location, zones: zonesOf(location) })
    }
  }

  const browseTo = async (uid: string) => {
    const look = ++looks
    const location = await find(uid)
    if (look === looks) browse(location)
  }

  /** Does what the address says of the browsing location: one of its own, the selected one, or nothing. */
  const follow = async () => {
    const uid = uidOf(pathname)
    if (uid) return browseTo(uid)
    if (!pathname || !RESETS.has(pathname)) return
    looks++
    browse(state.selected)
  }

  const begin = async () => {
    country = environment.readCountry()
    const remembered = environment.readCookie(COOKIES.browsing)
    // The location of the address, or else of the cookie, is fetched at the same time as the selected one.
    if (!pathname || !RESETS.has(pathname)) find(uidOf(pathname) ?? remembered)
    const selected = await choose()
    if (!selected) {
      set({ status: 'none' })
      return
    }
    set({ selected, country: countryFor(selected) })
    let path: string | null
    do {
      path = pathname
      await follow()
    } while (path !== pathname)
    if (!state.browsing) browse((await find(remembered)) ?? selected)
    set({ status: 'ready' })
    // The location is known without it: nothing waits.
    if (country === null) locate().then(() => set({ country: countryFor(state.selected) }))
  }

  /**
   * The selected location of a visit (spec:shell.startup): the cookie of Set Location; the default chosen
   * earlier in the session; what the server chooses by where the visitor is, or without, where a cookie names no
   * location any more (spec:shell.cookie-of-gone-location). Null where the group has no location.
   */
  const choose = async (): Promise<BrowserLocation | null> => {
    for (const name of [COOKIES.selected, COOKIES.fallback]) {
      const kept = await fetchOnce(environment.readCookie(name))
      if (kept) return kept
    }
    const told = await locate()
    const uid = told === undefined ? await environment.fetchDefault() : told
    if (uid === null) return null
    const location = await fetchOnce(uid)
    if (!location) throw new Error(`${uid} was chosen and is not there`)
    environment.writeCookie(COOKIES.fallback, location.uid)
    return location
  }

  /** Asks where the visitor is, and returns the uid of the location that the server chooses for them. */
  const locate = async () => {
    const place = await environment.fetchGeolocation().catch(() => null)
    country = place?.country ?? ''
    environment.writeCountry(country)
    return place?.location
  }

  const countryFor = (location: BrowserLocation | null) =>
    country === null ? null : country || (location?.country ?? null)

  const select = (location: BrowserLocation) => {
    // Whoever looks at nothing in particular looks at the selected location.
    const tied = state.browsing?.uid === state.selected?.uid
    set({ selected: location, country: countryFor(location) })
    if (tied || (pathname && RESETS.has(pathname))) browse(location)
  }

  const start = () => {
    started ??= begin().catch(() => {
      started = null
      set({ status: 'failed' })
    })
    return started
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    find,
    async setSelected(uid) {
      const choice = ++choices
      const location = await find(uid)
      await start()
      if (!location || location.comingSoon || choice !== choices) return
      environment.writeCookie(COOKIES.selected, location.uid, SELECTED_MAX_AGE)
      select(location)
    },
    setBrowsing: browseTo,
    async visit(path) {
      pathname = path
      if (state.status === 'ready') await follow()
    },
    async refresh() {
      if (state.status !== 'ready') return
      const choice = ++choices
      const location = await find(environment.readCookie(COOKIES.selected))
      if (location && choice === choices && location.uid !== state.selected?.uid) select(location)
    },
  }
}

function zonesOf({ zones: list }: BrowserLocation): ZonesState {
  return { list, error: list ? null : t.zonesCouldNotBeFetched() }
}
