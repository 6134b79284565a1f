// `npm run messages`: what guests and staff read comes from message catalogues, not from literals in the code.
import { globSync, readFileSync } from 'node:fs'
import { literalsIn } from './lib/messages/literals.ts'

/** Folders that are held to it. */
const FOLDERS = ['src', 'front']
/** Files whose texts are for developers, operators or vendors, not for guests or staff. */
const EXCEPT = [
  // Tests, and suites that every vendor of a port must pass.
  /\.test\.tsx?$|^src\/providers\/.+\/suite\.ts$/,
  // Written by generators.
  /\.gen\.tsx?$|^src\/payload-types\.ts$|^src\/app\/\(payload\)\/|\/migrations\//,
  // Made-up content of slices and menus.
  /\/(?:fixture|samples?|sample-\w+|\w+-sample)\.tsx?$/,
  // The pages that a new group begins with, which are content in one language, and the steps of loading them.
  /^src\/cms\/initial-content\/starter\//,
  // Vendors played by this site.
  /\/simulator(?:\.ts$|\/)|^src\/app\/test-bank\//,
  // Pages for developers.
  /\/\(site\)\/(?:style-guide|component-library|slice-library|slice-simulator|test)\/|\/slice-simulator\.ts$/,
  // The description of the HTTP interface, for developers and in English.
  /^src\/(?:lib\/api-contract\/|app\/api\/calls\/|lib\/booking\/refusals\.ts$)/,
  // The special request in the form in which booking providers expect it.
  /^src\/lib\/booking\/special-request\.ts$/,
  // Descriptions of payments in the provider's dashboard, the same in each language.
  /^src\/providers\/booking\/house\/payment-descriptions\.ts$/,
  // Settings of the installation and what is wrong with them, for operators.
  /^src\/env\.ts$|^src\/lib\/env\/variables\.ts$|^src\/providers\/(?:env-fields|.+\/env)\.ts$/,
  // Messages of the HTTP interface about fields at fault, for programmers.
  /^src\/lib\/forms\/field-(?:errors|faults)\.ts$/,
  // Why a form was taken for a robot's, and why OpenTable was not reached, for the log.
  /^src\/providers\/bot-check\/|^src\/providers\/booking\/opentable\/client\.ts$/,
  // The months as providers are sent them.
  /^src\/lib\/time\/months\.ts$/,
  // Log lines and health reports about the disk, the databases and the site, for operators.
  /^src\/lib\/(?:data-lock\/|outage\/(?:damaged-database|.+-probe)\.ts$)|^front\/routes\/health\.ts$/,
  // What operators are told of ports, and where their metrics are.
  /^front\/http\/(?:listen|metrics-endpoint)\.ts$/,
  // Names of browsers and systems, the same in each language.
  /^src\/cms\/audit-log\/device-text\.ts$/,
  // The name of a column that a file gives none, which is kept with the file's facts, and names of schema.org.
  /^src\/lib\/import-files\/(?:csv-header|json-ld-\w+)\.ts$/,
  // Headings of other systems.
  /^src\/cms\/imports\/kinds\/\w+\/(?:\w+-columns|read-allergens)\.ts$/,
  // Headings that an import knows.
  /^src\/cms\/exports\/write-menus\.ts$/,
  // Words of Postgres.
  /^src\/cms\/database\/postgres-transactions\.ts$/,
  // Names of families of type in style sheets, and the text that fonts are measured by.
  /^src\/lib\/(?:fonts\/|look\/look-type\.ts$)/,
  // Where files are and why they cannot be had, for the log and for commands.
  /^src\/providers\/files\//,
]

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter(
  (file) => !EXCEPT.some((pattern) => pattern.test(file)),
)
for (const file of files) {
  for (const { line, text } of literalsIn(file, readFileSync(file, 'utf8'))) {
    console.error(`${file}:${line}: “${text}” belongs in messages/en.json`)
    process.exitCode = 1
  }
}
