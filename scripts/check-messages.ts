// `npm run messages`: what guests and staff read comes from message catalogues, not from literals in the code.
import { globSync, readFileSync } from 'node:fs'
import { literalsIn } from './lib/messages/literals.ts'

/** Folders that are held to it. */
const FOLDERS = ['src', 'front']
/** Tests, samples of slices, and what a generator wrote. */
const EXCEPT = /\.test\.tsx?$|\.gen\.tsx?$|\/fixture\.tsx?$|\/samples?\.tsx?$/

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter(
  (file) => !EXCEPT.test(file),
)
for (const file of files) {
  for (const { line, text } of literalsIn(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line}: “${text}” belongs in messages/en.json`)
    process.exitCode = 1
  }
}
