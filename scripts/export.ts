import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createLocalReq, getPayload } from 'payload'
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
  // The name is given to what is whole.
  const draft = `${path.resolve(file)}.part`
  const archive = openArchiveWriter(new Date())
  try {
    const written = pipeline(archive.output, createWriteStream(draft, { mode: 0o600 }))
    const req = await createLocalReq({}, payload)
    await Promise.all([
      written,
      writeExport(req, archive).catch((error) => {
        archive.output.destroy(error)
        throw error
      }),
    ])
    await rename(draft, file)
    console.log(`${file} has everything. It has personal data: keep it as you keep a backup.`)
  } finally {
    await rm(draft, { force: true })
    await payload.destroy()
  }
})
process.exit(process.exitCode ?? 0)
