// `npm run backup` and the other commands of operators: need nothing but Node and npm.
import { existsSync } from 'node:fs'
import { run } from './lib/bootstrap.mjs'

/** Commands whose output is an answer, with which no lines of the log are mixed. */
const ANSWERS = ['content-lint', 'export', 'import', 'media']

const [command = '', ...args] = process.argv.slice(2)
if (!existsSync(new URL(`${command}.ts`, import.meta.url))) {
  console.error(`There is no command ${command}.`)
  process.exit(2)
}
process.env.NODE_ENV ||= 'production'
if (ANSWERS.includes(command)) process.env.LOG_LEVEL ||= 'error'
await run(`scripts/${command}.ts`, args)
