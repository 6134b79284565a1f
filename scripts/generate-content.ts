import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import {
  type Dialect,
  describeSchema,
  dialects,
  type Snapshot,
} from '../src/cms/database/schema-drift.ts'

/*
 * Writes what follows from the content system's configuration: its types, the admin's import map,
 * and a migration for each database where the tables changed. Needs no database.
 *
 *   node scripts/generate-content.ts                  writes what is stale
 *   node scripts/generate-content.ts --name add_wine  names the new migration
 *   node scripts/generate-content.ts --check          changes nothing, fails when something is stale
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    name: { type: 'string', default: 'change' },
  },
})

process.env.LOG_LEVEL ||= 'error'
process.env.TABLESIDE_SECRET ||= 'generating needs a secret that is never used'
const root = path.resolve('src/cms/migrations')
const { default: configuration } = await import('../src/payload.config.ts')
const config = await configuration

const stale = [...(await generatedFiles(config)), ...(await migrations(config))]
if (values.check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
  process.exit(1)
}
for (const file of stale) console.log(`wrote ${file}`)
process.exit(0)

async function generatedFiles(config: SanitizedConfig): Promise<string[]> {
  const files = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js']
  const before = await Promise.all(files.map((file) => readOrEmpty(file)))
  await generateTypes(config, { log: false })
  await generateImportMap(config, { log: false })
  const after = await Promise.all(files.map((file) => readOrEmpty(file)))
  const changed = files.filter((_, index) => before[index] !== after[index])
  if (values.check) {
    await Promise.all(files.map((file, index) => writeFile(file, before[index] ?? '')))
  }
  return changed
}

async function migrations(config: SanitizedConfig): Promise<string[]> {
  const changed: string[] = []
  for (const dialect of dialects) {
    const file = await migrate(config, dialect)
    if (file) changed.push(path.relative('.', file))
  }
  return changed
}

async function migrate(config: SanitizedConfig, dialect: Dialect): Promise<string | null> {
  const folder = path.join(root, dialect)
  const text = await readOrEmpty(path.join(folder, 'snapshot.json'))
  const before = text ? (JSON.parse(text) as Snapshot) : null
  const { snapshot, statementsFrom } = await describeSchema(config, dialect)
  if (isDeepStrictEqual(before, snapshot)) return null
  const next = (await readdir(folder)).filter((file) => file.endsWith('.sql')).length
  const number = String(next).padStart(4, '0')
  const file = path.join(folder, `${number}_${next === 1 ? 'initial' : values.name}.sql`)
  if (!values.check) await write(file, snapshot, await statementsFrom(before))
  return file
}

async function write(file: string, snapshot: Snapshot, statements: string[]) {
  const text = `${statements.map((statement) => statement.trim()).join('\n\n')}\n`
  await writeFile(file, text)
  const json = `${JSON.stringify(snapshot, undefined, 1)}\n`
  await writeFile(path.join(path.dirname(file), 'snapshot.json'), json)
}

async function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}
