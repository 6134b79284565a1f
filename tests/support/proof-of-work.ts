import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import type { BotTask } from '#lib/bot-check.ts'

type Work = Extract<BotTask, { kind: 'work' }>

const script = new vm.Script(readFileSync('public/workers/proof-of-work.js', 'utf8'))

/** The number that the site's own worker finds; null where there is none. */
export function solve(work: Pick<Work, 'salt' | 'challenge' | 'maxnumber'>): number | null {
  let found: number | null = null
  const self = {
    onmessage: (_: { data: object }) => {},
    postMessage: (number: number | null) => {
      found = number
    },
  }
  script.runInNewContext({ self, TextEncoder })
  self.onmessage({ data: work })
  return found
}

/** What a browser sends of a challenge. */
export function solved(task: BotTask): string {
  const { algorithm, challenge, salt, signature, ...rest } = task as Work
  const number = solve({ challenge, salt, ...rest })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
