import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import type { BotCheckTask } from '#lib/forms/bot-check.ts'

type Work = Extract<BotCheckTask, { kind: 'work' }>

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

/** The same number, found by Node's own hash. */
function solveQuickly({
  salt,
  challenge,
  maxnumber,
}: Pick<Work, 'salt' | 'challenge' | 'maxnumber'>) {
  for (let number = 0; number <= maxnumber; number++) {
    if (hash('sha256', `${salt}${number}`) === challenge) return number
  }
  return null
}

/** What a browser sends of a challenge; `find` looks for its number. */
export function solved(task: BotCheckTask, find: typeof solve = solveQuickly): string {
  const { algorithm, challenge, salt, signature, ...rest } = task as Work
  const number = find({ challenge, salt, ...rest })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
