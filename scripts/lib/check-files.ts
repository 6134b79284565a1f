import type { Payload, Where } from 'payload'
import { filesOfFont, filesWithFormer } from '#cms/content/media-files.ts'
import { stagedPictureNames } from '#cms/imports/pictures/staged-pictures.ts'
import { FILE_AREAS, type FileArea, type Files } from '#providers/files/contract.ts'

/** What nobody names is deleted after this time, ms: uploads have their files before their documents. */
const GARBAGE_AFTER_MS = 24 * 60 * 60_000
const PAGE = 500

/** A file by its area and name: `media/0a1b-plate.jpg`. */
export type FileCheck = {
  /** Named by a document, and not there. */
  missing: string[]
  /** There, and named by no document. */
  garbage: string[]
  /** Of these, what was deleted. */
  deleted: string[]
  /** How many files are there and named. */
  found: number
}

/**
 * Compares the files of a storage with what the content names. With `deleteGarbage` it deletes what nobody names and
 * is older than a day. Throws where the storage cannot be asked.
 */
export async function checkFiles(
  payload: Payload,
  files: Files,
  { deleteGarbage = false, now = Date.now() } = {},
): Promise<FileCheck> {
  const check: FileCheck = { missing: [], garbage: [], deleted: [], found: 0 }
  for (const area of FILE_AREAS) {
    const named = await namesIn(payload, area)
    const there = new Set<string>()
    for await (const { name } of files.list(area)) there.add(name)
    const lacking = [...named].filter((name) => !there.has(name))
    // Deleted meanwhile, with its document.
    const still = lacking.length > 0 ? await namesIn(payload, area) : named
    check.missing.push(
      ...lacking.filter((name) => still.has(name)).map((name) => `${area}/${name}`),
    )
    const garbage = [...there].filter((name) => !named.has(name))
    check.garbage.push(...garbage.map((name) => `${area}/${name}`))
    check.found += there.size - garbage.length
    for (const name of deleteGarbage ? garbage : []) {
      // Asked again: somebody may just upload the same file anew.
      const found = await files.find(area, name)
      if (!found.ok || now - found.value.storedAt.getTime() < GARBAGE_AFTER_MS) continue
      await files.remove(area, name)
      check.deleted.push(`${area}/${name}`)
    }
  }
  return check
}

function namesIn(payload: Payload, area: FileArea): Promise<Set<string>> {
  const names = {
    media: namesOfMedia,
    'private/resumes': namesOfResumes,
    'private/imports': stagedPictureNames,
  }
  return names[area](payload)
}

async function namesOfMedia(payload: Payload): Promise<Set<string>> {
  const fonts = await payload.find({ collection: 'fonts', depth: 0, pagination: false })
  const names = new Set(fonts.docs.flatMap(filesOfFont))
  const select = { filename: true, sizes: true, formerFiles: true } as const
  for (let after = 0; ; ) {
    const where: Where = { id: { greater_than: after } }
    const query = { where, select, sort: 'id', limit: PAGE, depth: 0, pagination: false } as const
    const { docs } = await payload.find({ collection: 'media', showHiddenFields: true, ...query })
    for (const name of docs.flatMap(filesWithFormer)) names.add(name)
    after = docs.at(-1)?.id ?? after
    if (docs.length < PAGE) return names
  }
}

async function namesOfResumes(payload: Payload): Promise<Set<string>> {
  const names = new Set<string>()
  const select = { file: { storedAs: true } } as const
  for (let after = 0; ; ) {
    const where: Where = { id: { greater_than: after } }
    const query = { where, select, sort: 'id', limit: PAGE, depth: 0, pagination: false } as const
    const { docs } = await payload.find({ collection: 'applications', ...query })
    for (const { file } of docs) if (file?.storedAs) names.add(file.storedAs)
    after = docs.at(-1)?.id ?? after
    if (docs.length < PAGE) return names
  }
}
