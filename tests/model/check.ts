// Visits every state of the booking engine's model within bounds, and says how many there are.
//   node tests/model/check.ts [free | overlapping | paid | payment | moved] [--large] [--clients 3 --tables 2 …]
// With --without a guard of guards.ts is left out, and the trace to what then goes wrong is printed.
import { parseArgs } from 'node:util'
import { LARGE, SMALL } from './bounds.ts'
import { explore } from './explore.ts'
import { GUARDS, type Guard } from './guards.ts'
import type { Bounds } from './state.ts'

const NUMBERS = [
  ...['clients', 'tables', 'slots', 'turn', 'holds', 'allHolds', 'ticks', 'faults'],
  ...['heldFor', 'committingFor', 'reclaimWindow', 'submits'],
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean' },
    without: { type: 'string', multiple: true },
    ...Object.fromEntries(NUMBERS.map((name) => [name, { type: 'string' as const }])),
  },
})

const sets: Record<string, Bounds> = values.large ? LARGE : SMALL
const names = positionals.length > 0 ? positionals : Object.keys(sets)
const guards = (values.without ?? []) as string[]
for (const name of guards) if (!(name in GUARDS)) fail(`There is no guard ${name}: see guards.ts.`)

for (const name of names) {
  const set = sets[name]
  if (!set) fail(`There are no bounds ${name}, but ${Object.keys(sets).join(', ')}.`)
  const bounds = { ...set, ...changes() } as Bounds
  const began = performance.now()
  const { counterexample, ...found } = explore(bounds, {
    without: new Set(guards as Guard[]),
    onDepth: (depth, states, frontier) =>
      process.stderr.write(
        `\r${name}: depth ${depth}, ${states} states, ${frontier} to go on from `,
      ),
  })
  process.stderr.write('\n')
  const seconds = Math.round((performance.now() - began) / 1000)
  const { states, transitions, depth } = found
  console.log(`${name} ${JSON.stringify(bounds)}`)
  console.log(`${states} states, ${transitions} transitions, depth ${depth}, ${seconds} s`)
  if (!counterexample) continue
  console.log(`${counterexample.violation}:`)
  for (const step of counterexample.steps) console.log(`  ${JSON.stringify(step)}`)
  process.exitCode = 1
}

/** The bounds that the command line changes. */
function changes(): Record<string, number> {
  const given = Object.entries(values).filter(([name]) => NUMBERS.includes(name))
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (!/^\d+$/.test(String(value))) fail(`--${name} is a whole number, and not ${value}.`)
      return [name, Number(value)]
    }),
  )
}

function fail(problem: string): never {
  console.error(problem)
  process.exit(2)
}
