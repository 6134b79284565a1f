import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomOf } from '#tests/support/fuzz/random.ts'
import type { Client } from './http.ts'
import type { Solver } from './solver.ts'
import type { Times } from './times.ts'
import { type Visitor, visit } from './visits.ts'

type Site = Visitor['site']
type Crowd = {
  site: Site
  uids: readonly string[]
  random: Random
  times: Times
  client: Client
  solver: Solver
}

/** People who visit a site, one after the other or as they come. */
export type Load = {
  /** So many at a time, each at once after another, until `ended`; answers how many visits that were. */
  closely(visitors: number, ended: () => boolean): Promise<number>
  /** So many a second of this machine's clock on average, whatever the site does, until `ended`. */
  steadily(perSecond: number, ended: () => boolean): Promise<number>
}

export function createLoad(
  site: Site,
  uids: readonly string[],
  { seed, ...ports }: Pick<Crowd, 'times' | 'client' | 'solver'> & { seed: number },
): Load {
  const crowd: Crowd = { ...{ site, uids }, ...ports, random: randomOf(seed) }
  let number = 0
  const next = async (due: number) => {
    try {
      await visit(visitorOf(crowd, ++number, due))
    } catch (error) {
      crowd.times.fail(error)
    }
  }
  return {
    async closely(visitors, ended) {
      const before = number
      const one = async () => {
        while (!ended()) await next(performance.now())
      }
      await Promise.all(Array.from({ length: visitors }, one))
      return number - before
    },
    async steadily(perSecond, ended) {
      const [before, under] = [number, new Set<Promise<void>>()]
      let due = performance.now()
      while (!ended()) {
        // Times between arrivals that do not depend on one another.
        due += (-Math.log(1 - crowd.random.next()) * 1000) / perSecond
        const early = due - performance.now()
        if (early > 1) await pause(early)
        const visiting = next(due)
        under.add(visiting)
        void visiting.finally(() => under.delete(visiting))
      }
      await Promise.all(under)
      return number - before
    },
  }
}

/** A visitor who was to come at `due`: what they waited for before their first request counts. */
function visitorOf(
  { site, uids, random, times, client, solver }: Crowd,
  number: number,
  due: number,
) {
  let isFirst = true
  const [low, middle, high] = [1, 250, 62_500].map((unit) => Math.floor(number / unit) % 250)
  const from = { 'x-forwarded-for': `10.${low}.${middle}.${high}` }
  const visitor: Visitor = {
    ...{ site, uids, number },
    random: randomOf(random.below(2 ** 31)),
    listen: (path, ms) => client.listen({ path, headers: from }, ms),
    solve: (task) => solver.solve(task),
    async ask(kind, asked) {
      const headers = { ...from, ...asked.headers }
      const began = isFirst ? due : performance.now()
      isFirst = false
      const answer = await client.ask({ ...asked, headers })
      times.note(kind, answer.status, performance.now() - began)
      return answer
    },
  }
  return visitor
}
