import { readdirSync } from 'node:fs'
import { runCommand } from './lib/run-step.ts'

const FOLDER = 'tests/drills'
const END = '.test.ts'
const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith(END))
  .map((file) => file.slice(0, -END.length))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))

if (unknown.length > 0) {
  console.error(
    `There is no drill named ${unknown.join(', ')}. The drills are: ${known.join(', ')}.`,
  )
  process.exitCode = 1
} else {
  const files = (asked.length > 0 ? asked : known).map((name) => `${FOLDER}/${name}${END}`)
  const exit = await runCommand('node_modules/.bin/vitest', [
    'run',
    '--project',
    'drills',
    ...files,
  ])
  process.exitCode = exit ?? 1
}
