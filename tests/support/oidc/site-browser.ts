import { expect } from 'vitest'
import type { Content } from '../content.ts'
import { type CookieJar, cookieOf, goThrough, keep } from './go-through.ts'

/** A browser of its own in front of a content system: what it keeps for the site and for the provider, each apart. */
export function siteBrowser(system: Content, headers: Record<string, string> = {}) {
  const site: CookieJar = new Map()
  const there: CookieJar = new Map()

  const ask = async (address: string, more: Record<string, string> = {}) => {
    const sent = { ...headers, ...more, cookie: cookieOf(site) }
    const answer = await system.open(address, undefined, { headers: sent })
    keep(site, answer)
    return answer
  }
  /** Begins on the sign-in page, and answers with where the site leads to. */
  const begin = async (redirect = '/admin/whole-menu') => {
    const search = new URLSearchParams({ redirect })
    return locationOf(await ask(`/single-sign-on/begin?${search}`))
  }
  /** Goes through the provider, and answers with the search part of where it leads back to. */
  const through = async (address: string) =>
    (await goThrough(address, system.payload.config.serverURL, there)).search
  /** Brings the answer of the provider. */
  const bring = async (search: string): Promise<Outcome> => {
    const answer = await ask(`/single-sign-on/callback${search}`, {
      'sec-fetch-site': 'cross-site',
    })
    return outcomeOf(answer, site)
  }
  return {
    ...{ begin, goThrough: through, bring, site },
    /** All of it. */
    signIn: async (redirect?: string) => bring(await through(await begin(redirect))),
  }
}

/** How a sign-in ended: a session and where it leads to, or what the sign-in page is told. */
export type Outcome = {
  status: number
  session: string | null
  next: string | null
  failure: string | null
  request: string | null
}

async function outcomeOf(answer: Response, site: CookieJar): Promise<Outcome> {
  const { status } = answer
  const session = site.get('tableside-session') ?? null
  if (status === 200) {
    const next = /url=([^"]*)"/.exec(await answer.text())?.[1] ?? null
    return { status, session, next, failure: null, request: null }
  }
  const { pathname, searchParams } = new URL(locationOf(answer), 'http://site.example')
  expect(pathname).toBe('/admin/login')
  const said = (name: string) => searchParams.get(name)
  return { status, session, next: said('redirect'), failure: said('sso'), request: said('request') }
}

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
