import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { openArchiveWriter } from '../src/cms/exports/write-archive.ts'
import { writeExport } from '../src/cms/exports/write-export.ts'
import { restrictUmask } from '../src/lib/data-lock/owner-only.ts'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'
import config from '../src/payload.config.ts'

const USAGE = `npm run export -- FILE.zip

  Writes everything that the group owns into one archive, in open formats; the site may go on meanwhile.`

await exitOnOperatorError(async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [file = '', ...more] = positionals
  if (file === '' || more.length > 0) throw new OperatorError(USAGE)
  restrictUmask()
  const payload = await getPayload({ config })
  // The file gets its name when it is whole.
  const draft = path.join(path.dirname(path.resolve(file)), `.export-${randomUUID()}.part`)
  try {
    const missing = await writeInto(payload, draft)
    await link(draft, file)
    console.log(`${file} has everything. It has personal data: keep it as you keep a backup.`)
    if (missing.length === 0) return
    console.log(`${missing.length} files are named by documents and are not there:`)
    for (const entry of missing) console.log(`  ${entry}`)
  } catch (error) {
    throw withReason(error, file)
  } finally {
    await rm(draft, { force: true })
    await payload.destroy()
  }
})
process.exit(process.exitCode ?? 0)

async function writeInto(payload: Payload, file: string): Promise<string[]> {
  const archive = openArchiveWriter(new Date())
  const req = await createLocalReq({}, payload)
  const [stored, written] = await Promise.allSettled([
    pipeline(archive.output, createWriteStream(file, { flags: 'wx', mode: 0o600 })),
    writeExport(req, archive).catch((error) => {
      archive.output.destroy(error)
      throw error
    }),
  ])
  // A disk that cannot take the archive is why nothing more could be written.
  if (stored.status === 'rejected') throw stored.reason
  if (written.status === 'rejected') throw written.reason
  return written.value
}

/** An error of the file system as an OperatorError that says its reason; any other error as it is. */
function withReason(error: unknown, file: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
      return new OperatorError(`${file} is there already, and stays as it is.`)
    case 'ENOENT':
    case 'ENOTDIR':
      return new OperatorError(`There is no folder for ${file}.`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new OperatorError(`${file} may not be written.`)
    case 'ENOSPC':
      return new OperatorError(`The disk is full: nothing of ${file} was kept.`)
    default:
      return error
  }
}
