import { parseArgs } from 'node:util'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'
import { isFilesUnavailable } from '../src/providers/files/contract.ts'
import { localFiles, remoteFiles, siteFiles } from '../src/providers/files/registry.ts'
import { moveFiles } from './lib/move-files.ts'
import { runStep } from './lib/run-step.ts'

// npm run media -- move --to bucket|disk [--delete]: copies media and resumes to the other place.
// npm run media -- check [--delete]: what is missing where they lie, and what nobody names. Ends with 1 where
// anything is missing.
const USAGE = 'npm run media -- move --to bucket|disk [--delete]\nnpm run media -- check [--delete]'

await exitOnOperatorError(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, delete: { type: 'boolean', default: false } },
  })
  const [command, ...more] = positionals
  if (more.length > 0) throw new OperatorError(USAGE)
  if (command === 'move') return move(values.to, values.delete)
  if (command === 'check' && values.to === undefined) return check(values.delete)
  throw new OperatorError(USAGE)
})

async function move(to: string | undefined, deleteSource: boolean) {
  if (to !== 'bucket' && to !== 'disk') throw new OperatorError(USAGE)
  const bucket = await remoteFiles()
  if (!bucket) throw new OperatorError('Which bucket? Set S3_BUCKET and what belongs to it.')
  const disk = await localFiles()
  const [source, target] = to === 'bucket' ? [disk, bucket] : [bucket, disk]
  const { copied, present, deleted } = await runStep(
    `Copying from ${source.label} to ${target.label}`,
    () => moveFiles(source, target, { deleteSource }),
  )
  console.log(
    `${copied} files copied, ${present} were there already, each compared by its SHA-256; ` +
      `${deleted} deleted from ${source.label}.`,
  )
}

async function check(deleteGarbage: boolean) {
  const files = await siteFiles()
  const { getPayload } = await import('payload')
  const { default: config } = await import('../src/payload.config.ts')
  const { checkFiles } = await import('./lib/check-files.ts')
  const payload = await getPayload({ config })
  const { missing, garbage, deleted, found } = await checkFiles(payload, files, {
    deleteGarbage,
  }).catch((error) => refuseAway(error))
  await payload.destroy()
  for (const name of missing) console.log(`missing: ${name}`)
  const gone = new Set(deleted)
  for (const name of garbage)
    console.log(`${gone.has(name) ? 'deleted, nobody named it' : 'nobody names it'}: ${name}`)
  console.log(
    `${files.label}: ${found} files are as they should be, ${missing.length} are missing, ` +
      `${garbage.length} are named by nobody, ${deleted.length} of these deleted.`,
  )
  process.exit(missing.length > 0 ? 1 : 0)
}

function refuseAway(error: unknown): never {
  if (isFilesUnavailable(error)) throw new OperatorError(`${error.message}: nothing was checked.`)
  throw error
}
