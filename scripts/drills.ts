import { readdirSync } from 'node:fs'
import { runCommand } from './lib/run-step.ts'

const END = '.test.ts'
/** Projects of Vitest, in the order in which they run, and the folder of each. */
const FOLDERS = { drills: 'tests/drills', 'browser-drills': 'tests/drills/browser' }
/** All drills of the second, by one name. */
const BROWSER = 'browser'

const drills = Object.entries(FOLDERS).map(([project, folder]) => ({
  project,
  folder,
  names: readdirSync(folder)
    .filter((file) => file.endsWith(END))
    .map((file) => file.slice(0, -END.length)),
}))
const known = [...drills.flatMap(({ names }) => names), BROWSER]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))

if (unknown.length > 0) {
  console.error(
    `There is no drill named ${unknown.join(', ')}. The drills are: ${known.join(', ')}.`,
  )
  process.exitCode = 1
} else {
  for (const { project, folder, names } of drills) {
    const isWhole = asked.length === 0 || (project === 'browser-drills' && asked.includes(BROWSER))
    const files = names
      .filter((name) => isWhole || asked.includes(name))
      .map((name) => `${folder}/${name}${END}`)
    if (files.length === 0) continue
    const exit = await runCommand('node_modules/.bin/vitest', [
      ...['run', '--project', project],
      ...files,
    ])
    if (exit !== 0) process.exitCode = 1
  }
}
