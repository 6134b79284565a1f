'use client'

import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '#lib/cookies/browser-cookies.ts'
import type { GeolocationReply } from '#lib/geo/geolocation-reply.ts'
import { type PanelKind, type PanelState, withPanel } from '../panel/panel-url.ts'
import { getJson } from './get-json.ts'
import { createVisitorStore, type VisitorEnvironment, type VisitorState } from './visitor-core.ts'

const COUNTRY_KEY = 'tableside-country'

function session<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const loadAll = () => import('./all-locations.ts')

const browser: VisitorEnvironment = {
  readCookie,
  writeCookie,
  readCountry: () => session((storage) => storage.getItem(COUNTRY_KEY)),
  writeCountry: (country) => void session((storage) => storage.setItem(COUNTRY_KEY, country)),
  // A cookie or an address may hold any text: only what looks like a uid becomes part of a path.
  fetchLocation: async (uid) => (/^[\w-]+$/.test(uid) ? getJson(`/api/locations/${uid}`) : null),
  async fetchGeolocation() {
    const answer = await getJson<GeolocationReply>('/api/geolocation')
    if (!answer) throw new Error('nobody knows')
    const { geo, located, location } = answer.data
    return { country: located ? geo.countryCode : null, location }
  },
  fetchDefault: async () => (await loadAll()).anyLocation(),
}

const store = createVisitorStore(browser)
const atFirst = store.getState()

/** The visitor's state. On the server and while hydrating it is `starting`, and nothing of it is known. */
export function useVisitor(): VisitorState {
  return useSyncExternalStore(store.subscribe, store.getState, () => atFirst)
}

/** The store's state now, its start-up, and what a visitor can do with it; the same for every island. */
export const visitor = {
  state: store.getState,
  subscribe: store.subscribe,
  start: store.start,
  find: store.find,
  /** Every location, for what lists or searches them; rejects where they cannot be had. */
  all: async () => (await loadAll()).allLocations(),
  setSelected: store.setSelected,
  setBrowsing: store.setBrowsing,
  visit: store.visit,
  refresh: store.refresh,
  /** Opens the slide-out for a location, from the page being looked at and without leaving it. */
  openPanel(kind: PanelKind, uid: string): void {
    store.setBrowsing(uid)
    history.pushState(null, '', withPanel(location.href, { kind, uid }))
  },
  /** Leaves one of the two parameters in an address that has both (spec:routes.panel-query-conflict). */
  normalisePanel(panel: PanelState): void {
    const href = withPanel(location.href, panel)
    if (href !== location.href) history.replaceState(null, '', href)
  },
  /** Closes it: removes `reserve` and `order` from the address. */
  closePanel(): void {
    history.replaceState(null, '', withPanel(location.href, null))
  },
}
