import { expect } from 'vitest'

/** What a browser keeps, by name. */
export type CookieJar = Map<string, string>

/**
 * Follows a provider as a browser does, from where the site leads to, and answers with the address of the site to which
 * it leads back.
 */
export async function goThrough(
  address: string,
  site: string,
  jar: CookieJar = new Map(),
): Promise<URL> {
  let next = new URL(address)
  while (next.origin !== new URL(site).origin) {
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie: cookieOf(jar) } })
    keep(jar, answer)
    expect([302, 303], await answer.clone().text()).toContain(answer.status)
    next = new URL(answer.headers.get('location') ?? '', next)
  }
  return next
}

/** The `Cookie` header of what a browser keeps. */
export const cookieOf = (jar: CookieJar) => [...jar].map((pair) => pair.join('=')).join('; ')

/** Keeps the cookies of an answer, and forgets those that have ended. */
export function keep(jar: CookieJar, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}
