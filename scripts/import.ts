import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { getPayload, type Payload, type PayloadRequest } from 'payload'
import { hasRole } from '../src/cms/access/roles.ts'
import { requestOfAccount } from '../src/cms/imports/act-as.ts'
import { beginCheck, beginUndo, beginWriting, discard } from '../src/cms/imports/acts.ts'
import { keyOf } from '../src/cms/imports/kinds/key-of.ts'
import { IMPORT_KINDS, type ImportKindName } from '../src/cms/imports/kinds/names.ts'
import { importKind } from '../src/cms/imports/kinds/registry.ts'
import { mayOpen } from '../src/cms/imports/may-open.ts'
import { countLackingAlt } from '../src/cms/imports/pictures/lacking-alt.ts'
import { receiveFile, receivePictures } from '../src/cms/imports/receive-file.ts'
import { reportAsCsv } from '../src/cms/imports/report.ts'
import { readImport } from '../src/cms/imports/store.ts'
import { readSummary } from '../src/cms/imports/summary.ts'
import type { Import, ImportOptions, ImportState } from '../src/cms/imports/types.ts'
import { removeUnneededPictures, workOn } from '../src/cms/imports/work.ts'
import { findPlace } from '../src/data/places/places.ts'
import { restrictUmask } from '../src/lib/data-lock/owner-only.ts'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'
import type { Result } from '../src/lib/result.ts'
import config from '../src/payload.config.ts'

const USAGE = `npm run import -- locations|menus|pictures|prismic|subscribers|bookings|guests FILE --as EMAIL [--dry-run] [--leave-out] [--publish] [--ask] [--restaurant NAME] [--days ymd|dmy|mdy] [--column FIELD=COLUMN] [--report FILE]
npm run import -- undo ID --as EMAIL

A folder can be named for pictures, and else a ZIP archive of them.

  --as         the account whose import it is, as the audit log names it
  --dry-run    says what would be new, changed and refused, and imports nothing
  --leave-out  imports the others where rows are refused; without it nothing is imported then
  --publish    publishes new documents at once, which are drafts otherwise
  --ask        asks readers and guests without a day of consent by email
  --restaurant the restaurant of bookings whose rows name none
  --days       the order of the days in the file, where they do not say it
  --column     the column of a field whose heading does not say it, as often as needed
  --report     writes what becomes of each row into a CSV file
  undo         takes all of an import back, unless something of it was edited since`

/** The word that stands in the place of a kind. */
const UNDO = 'undo'

/** How long it is waited between two looks at an import on which the site works, ms. */
const LOOK_MS = 1000

await exitOnOperatorError(async () => {
  const asked = readArguments()
  restrictUmask()
  const payload = await getPayload({ config })
  try {
    await (asked.kind === UNDO ? takeBack(payload, asked) : run(payload, asked))
  } finally {
    await payload.destroy()
  }
})
process.exit(process.exitCode ?? 0)

type Arguments = ReturnType<typeof readArguments>
/** The arguments of an import. */
type Asked = Exclude<Arguments, { kind: typeof UNDO }>

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'leave-out': { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      ask: { type: 'boolean', default: false },
      restaurant: { type: 'string' },
      days: { type: 'string' },
      column: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
    },
  })
  const [kind = '', file = '', ...more] = positionals
  const isKind = (IMPORT_KINDS as readonly string[]).includes(kind)
  if (!(isKind || kind === UNDO) || file === '' || more.length > 0 || !values.as)
    throw new OperatorError(USAGE)
  const { as } = values
  const isPlain = Object.entries(values).every(([name, value]) => name === 'as' || isUnset(value))
  if (kind === UNDO && !isPlain) throw new OperatorError(USAGE)
  if (kind === UNDO) return { kind: UNDO, as, id: file } as const
  return { ...values, as, kind: kind as ImportKindName, file }
}

/** Whether an option of the command was not given. */
function isUnset(value: string | boolean | string[] | undefined): boolean {
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0)
}

async function takeBack(payload: Payload, { as, id }: Extract<Arguments, { kind: typeof UNDO }>) {
  const one = await importOf(payload, id)
  const req = await requestAs(payload, { as, kind: one.kind })
  if (!(await mayOpen(req, one))) throw new OperatorError(`${as} may not take this import back.`)
  expectOk(await beginUndo(req, one))
  await finish(payload, id, ['undone'])
  const { faulty } = await readSummary({ payload }, id)
  for (const { collection, title } of faulty)
    console.log(`  ${collection} “${title}” was edited since, and stays.`)
  console.log(faulty.length === 0 ? 'Taken back.' : 'Taken back, but for these.')
  process.exitCode = faulty.length === 0 ? 0 : 1
}

async function run(payload: Payload, asked: Asked) {
  const req = await requestAs(payload, asked)
  const { id } = expectOk(await receive(req, asked))
  try {
    await importReceived(payload, req, id, asked)
  } catch (error) {
    await forgetUnwritten(payload, req, id)
    throw error
  }
}

/** Forgets an import of which nothing was written, and its pictures. */
async function forgetUnwritten(payload: Payload, req: PayloadRequest, id: string) {
  const one = await readImport({ payload }, id)
  const unwritten: ImportState[] = ['reading', 'matching', 'checking', 'trying', 'checked']
  if (one && unwritten.includes(one.state)) await forget(payload, req, one)
}

async function forget(payload: Payload, req: PayloadRequest, one: Import) {
  expectOk(await discard(req, one))
  if (one.kind === 'pictures') await removeUnneededPictures(payload)
}

async function importReceived(payload: Payload, req: PayloadRequest, id: string, asked: Asked) {
  const matched = await importOf(payload, id)
  const matches = { ...matched.matches, ...columnsOf(asked) }
  const options = { ...optionsOf(asked), location: await locationOf(req, matched, asked) }
  expectOk(await beginCheck(req, matched, { matches, options }))
  // Pictures that are all there already are written at once: there is nothing to write.
  await finish(payload, id, ['checked', 'written'])
  const { refusedRows, refusedWholes, verdicts } = await tell(payload, id)
  const isRefused = refusedRows + refusedWholes > 0
  if (asked['dry-run'] || (isRefused && !asked['leave-out'])) {
    await writeReport(payload, id, asked)
    await forget(payload, req, await importOf(payload, id))
    console.log('Nothing was imported.')
    process.exitCode = isRefused ? 1 : 0
    return
  }
  const checked = await importOf(payload, id)
  if (verdicts.new + verdicts.changed > 0) {
    expectOk(await beginWriting(req, checked, { leaveOut: asked['leave-out'] }))
    await finish(payload, id, ['written'])
  }
  await writeReport(payload, id, asked)
  const { failed } = await readSummary({ payload }, id)
  const done = verdicts.new + verdicts.changed > 0 ? 'Imported.' : 'There was nothing to change.'
  console.log(failed === 0 ? done : `Imported, but for ${failed}: the report says why.`)
  if (verdicts.new + verdicts.changed > 0)
    console.log(`To take it back: npm run import -- ${UNDO} ${id} --as ${asked.as}`)
  const lackingAlt = await countLackingAlt({ payload }, id)
  if (lackingAlt > 0)
    console.log(`${lackingAlt} pictures have no alt text: /admin/pictures?noAlt=1 lists them.`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function receive(req: PayloadRequest, { kind, file }: Asked) {
  const found = await stat(file).catch(() => null)
  const name = path.basename(path.resolve(file))
  if (kind === 'pictures' && found?.isDirectory())
    return receivePictures(req, { name, folder: file })
  if (!found?.isFile()) throw new OperatorError(`There is no file ${file}.`)
  return receiveFile(req, { kind, name, body: createReadStream(file) })
}

async function requestAs(
  payload: Payload,
  { as, kind }: Pick<Asked, 'as' | 'kind'>,
): Promise<PayloadRequest> {
  const { docs } = await payload.find({
    ...{ collection: 'staff', where: { email: { equals: as.toLowerCase() } }, depth: 0, limit: 1 },
  })
  const [account] = docs
  if (!account) throw new OperatorError(`No staff account has the email address ${as}.`)
  if (account.mustChangePassword)
    throw new OperatorError(`${as} has to sign in and choose a password first.`)
  const req = await requestOfAccount(payload, account)
  if (!hasRole(req, importKind(kind).role))
    throw new OperatorError(
      `${as} may not import ${kind}: the role ${importKind(kind).role} is needed.`,
    )
  return req
}

function optionsOf({ publish, ask, days }: Asked): ImportOptions {
  const dayOrder = (['ymd', 'dmy', 'mdy'] as const).find((order) => order === days) ?? null
  if (days !== undefined && dayOrder === null) throw new OperatorError(USAGE)
  return { publish, ask, dayOrder }
}

async function locationOf(req: PayloadRequest, { facts }: Import, { kind, restaurant }: Asked) {
  if (restaurant === undefined) return null
  const { locations = [] } = await importKind(kind).prepare(req, facts.columns)
  const found = locations.filter(({ title }) => keyOf(title) === keyOf(restaurant))
  const [one, other] = found
  if (!one || other) throw new OperatorError(`There is not one restaurant “${restaurant}”.`)
  return one.id
}

function columnsOf({ column }: Asked): Record<string, string> {
  return Object.fromEntries(
    column.map((one) => {
      const at = one.indexOf('=')
      if (at < 1) throw new OperatorError(`--column ${one}: it has to be FIELD=COLUMN.`)
      return [one.slice(0, at), one.slice(at + 1)]
    }),
  )
}

/** Works on an import until it is in one of the states; where the site is at it already, waits. */
async function finish(payload: Payload, id: string, states: ImportState[]) {
  for (;;) {
    const one = await importOf(payload, id)
    if (states.includes(one.state)) return
    if (one.fault !== '') throw new OperatorError(one.fault)
    await workOn(payload, one, { findPlace }, () => false)
    const { state: now } = await importOf(payload, id)
    if (now === one.state) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

async function tell(payload: Payload, id: string) {
  const summary = await readSummary({ payload }, id)
  const { verdicts, rows, refusedRows, refused, drafts } = summary
  console.log(
    `${rows} rows: ${verdicts.new} documents new, ${verdicts.changed} changed, ${verdicts.same} unchanged; ${refusedRows} rows refused.`,
  )
  if (drafts > 0)
    console.log(
      `${drafts} of these come in as drafts, for what their slices lack: the report says what.`,
    )
  for (const { number, line, fault } of refused)
    console.log(`  row ${number}${line === null ? '' : `, line ${line}`}: ${fault}`)
  if (refusedRows > refused.length) console.log(`  and ${refusedRows - refused.length} more`)
  for (const { collection, title, fault } of summary.faulty)
    console.log(`  ${collection} “${title}”: ${fault}`)
  return summary
}

async function writeReport(payload: Payload, id: string, { report }: Asked) {
  if (report === undefined) return
  const rows = Readable.fromWeb(reportAsCsv(payload, await importOf(payload, id)) as never)
  await pipeline(rows, createWriteStream(report))
}

async function importOf(payload: Payload, id: string): Promise<Import> {
  const one = await readImport({ payload }, id)
  if (!one) throw new OperatorError(`There is no import ${id}: it may have been forgotten.`)
  return one
}

function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new OperatorError(String(result.detail?.message ?? result.code))
}
