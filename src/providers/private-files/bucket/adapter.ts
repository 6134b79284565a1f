import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ok, refuse } from '#lib/result.ts'
import type { FileArea, Files } from '#providers/files/contract.ts'
import type { KeptFile, PrivateFiles } from '../contract.ts'

const NAME = /^[0-9a-f]{32}$/

/** Private files in an area of a bucket. Its methods throw what those of `files` throw. */
export function createBucketArea(files: Files, area: FileArea): PrivateFiles {
  return {
    async keep(bytes) {
      const name = randomBytes(16).toString('hex')
      await files.put(area, name, bytes)
      return name
    },
    async read(name) {
      if (!NAME.test(name)) return refuse('not_found')
      const found = await files.open(area, name)
      return found.ok ? ok(await buffer(found.value.body)) : found
    },
    async remove(name) {
      if (NAME.test(name)) await files.remove(area, name)
    },
    async list() {
      const kept: KeptFile[] = []
      for await (const { name, storedAt } of files.list(area))
        if (NAME.test(name)) kept.push({ name, keptAt: storedAt })
      return kept
    },
  }
}
