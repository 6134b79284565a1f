import { expect } from 'vitest'
import type { Content } from '../content.ts'

/** A browser that signs in: what it keeps for the site and for the provider, each apart. */
export type SiteBrowser = ReturnType<typeof siteBrowser>

/** Makes a browser of its own, in front of a content system. */
export function siteBrowser(system: Content, headers: Record<string, string> = {}) {
  const site = new Map<string, string>()
  const there = new Map<string, string>()

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
  const goThrough = async (address: string) => {
    let next = new URL(address)
    while (next.origin !== new URL(system.payload.config.serverURL).origin) {
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie: cookieOf(there) } })
      keep(there, answer)
      expect([302, 303], await answer.clone().text()).toContain(answer.status)
      next = new URL(answer.headers.get('location') ?? '', next)
    }
    return next.search
  }
  /** Brings the answer of the provider. */
  const bring = async (search: string): Promise<Outcome> => {
    const answer = await ask(`/single-sign-on/callback${search}`, {
      'sec-fetch-site': 'cross-site',
    })
    return outcomeOf(answer, site)
  }
  return {
    ...{ begin, goThrough, bring, site },
    /** All of it. */
    signIn: async (redirect?: string) => bring(await goThrough(await begin(redirect))),
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

async function outcomeOf(answer: Response, site: Map<string, string>): Promise<Outcome> {
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

export const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

const cookieOf = (jar: Map<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Map<string, string>, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}
