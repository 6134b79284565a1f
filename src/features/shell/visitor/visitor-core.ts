import { defaultLocation } from '#lib/geo/default-location.ts'
import type { Geolocation } from '#lib/geo/geolocation-reply.ts'
import {
  COOKIES,
  findLocation,
  SELECTED_MAX_AGE,
  type VisitorLocation,
  type VisitorLocations,
  type VisitorZone,
} from '#lib/geo/visitor-locations.ts'
import * as t from './messages.gen.ts'

/** What the store needs from the browser. */
export type VisitorEnvironment = {
  readCookie(name: string): string | null
  /** Without `maxAge` (seconds) the cookie ends with the session. */
  writeCookie(name: string, value: string, maxAge?: number): void
  /** The visitor's country, kept for the session so that it is asked for once; empty = nobody knows. */
  readCountry(): string | null
  writeCountry(country: string): void
  /** Rejects when they cannot be had. */
  fetchLocations(): Promise<VisitorLocations>
  /** The visitor's place, or null where the lookup failed; rejects when there is no answer. */
  fetchGeolocation(): Promise<Geolocation | null>
  /** In [0, 1). */
  random(): number
}

/** The zones in content order, or why there are none (spec:shell.zones-failure): without them nothing is left out. */
export type ZonesState =
  | { list: readonly VisitorZone[]; error: null }
  | { list: null; error: string }

export type VisitorState = {
  /** `none` = the group has no location (spec:shell.no-location); `failed` = they could not be fetched. */
  status: 'starting' | 'ready' | 'none' | 'failed'
  locations: readonly VisitorLocation[]
  zones: ZonesState
  /**
   * The visitor's own location. Null until it is known: nothing may be shown of it before
   * (spec:shell.independent).
   */
  selected: VisitorLocation | null
  /** The location being looked at (spec:shell.selected-and-browsing). */
  browsing: VisitorLocation | null
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
  /** Set Location: the visitor's choice for 7 days. Unknown uids and those coming soon are ignored. */
  setSelected(uid: string): void
  /** Makes a location the one being looked at; unknown uids are ignored (spec:routes.unknown-location). */
  setBrowsing(uid: string): void
  /** To be called with every pathname the visitor comes to. */
  visit(pathname: string): void
  /** Reads the cookies again: another tab may have set a location. */
  refresh(): void
}

const STARTING: VisitorState = {
  status: 'starting',
  locations: [],
  zones: { list: [], error: null },
  selected: null,
  browsing: null,
  country: null,
}

/** Coming to them resets the browsing location (spec:shell.browsing-reset). */
const RESETS = new Set(['/', '/about', '/careers', '/contact', '/gift-cards', '/locations'])

/** The visitor store of one browser tab. */
export function createVisitorStore(environment: VisitorEnvironment): VisitorStore {
  let state = STARTING
  let started: Promise<void> | null = null
  let pathname: string | null = null
  // Of the session: null until it was asked for, empty where nobody knows it.
  let country = null as string | null
  const listeners = new Set<() => void>()

  const set = (change: Partial<VisitorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const find = (uid: string | null) => findLocation(state.locations, uid)

  const browse = (location: VisitorLocation | null) => {
    if (!location) return
    if (environment.readCookie(COOKIES.browsing) !== location.uid) {
      environment.writeCookie(COOKIES.browsing, location.uid)
    }
    if (state.browsing?.uid !== location.uid) set({ browsing: location })
  }

  /** What the address says of the browsing location: one of its own, the selected one, or nothing. */
  const browsingOf = (path: string): VisitorLocation | null => {
    if (RESETS.has(path)) return state.selected
    const uid = /^\/locations\/([^/]+)/.exec(path)?.[1]
    return uid ? find(uid) : null
  }

  const begin = async () => {
    const { locations, zones } = await environment.fetchLocations()
    if (locations.length === 0) {
      set({ status: 'none' })
      return
    }
    country = environment.readCountry()
    const selected = await choose(environment, locations, locate)
    set({ locations, zones: toZonesState(zones), selected, country: countryFor(selected) })
    const remembered = find(environment.readCookie(COOKIES.browsing))
    browse((pathname && browsingOf(pathname)) || remembered || state.selected)
    set({ status: 'ready' })
    // The location is known without it: nothing waits.
    if (country === null) locate().then(() => set({ country: countryFor(state.selected) }))
  }

  /** Where the visitor is, or null where nobody knows. */
  const locate = async () => {
    const place = await environment.fetchGeolocation().catch(() => null)
    country = place?.country ?? ''
    environment.writeCountry(country)
    return place
  }

  const countryFor = (location: VisitorLocation | null) =>
    country === null ? null : country || (location?.country ?? null)

  const follow = (location: VisitorLocation) => {
    // Whoever looks at nothing in particular looks at the selected location.
    const tied = state.browsing?.uid === state.selected?.uid
    set({ selected: location, country: countryFor(location) })
    if (tied || (pathname && RESETS.has(pathname))) browse(location)
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      started ??= begin().catch(() => {
        started = null
        set({ status: 'failed' })
      })
      return started
    },
    setSelected(uid) {
      const location = find(uid)
      if (!location || location.comingSoon) return
      environment.writeCookie(COOKIES.selected, uid, SELECTED_MAX_AGE)
      follow(location)
    },
    setBrowsing(uid) {
      browse(find(uid))
    },
    visit(path) {
      pathname = path
      if (state.status === 'ready') browse(browsingOf(path))
    },
    refresh() {
      if (state.status !== 'ready') return
      const location = find(environment.readCookie(COOKIES.selected))
      if (location && location.uid !== state.selected?.uid) follow(location)
    },
  }
}

function toZonesState(zones: VisitorLocations['zones']): ZonesState {
  return zones ? { list: zones, error: null } : { list: null, error: t.zonesCouldNotBeFetched() }
}

/**
 * The selected location of a visit (spec:shell.startup): the cookie of Set Location; the default chosen
 * earlier in the session; what `defaultLocation` takes for where the visitor is.
 */
async function choose(
  environment: VisitorEnvironment,
  locations: readonly VisitorLocation[],
  locate: () => Promise<Geolocation | null>,
): Promise<VisitorLocation> {
  const byCookie = (name: string) => {
    const uid = environment.readCookie(name)
    return { set: uid !== null, location: findLocation(locations, uid) }
  }
  const selected = byCookie(COOKIES.selected)
  const kept = selected.location ?? byCookie(COOKIES.fallback).location
  if (kept) return kept

  // A cookie that names no location any more falls back to a flagship, wherever the visitor is.
  const place = selected.set ? null : await locate()
  const location = defaultLocation(place?.coordinates ?? null, locations, environment.random)
  if (!location) throw new Error('there is no location to choose from')
  environment.writeCookie(COOKIES.fallback, location.uid)
  return location
}
