import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEntry, type ExportedDocument, MANIFEST_ENTRY } from './format.ts'
import { ExportArchive } from './read-archive.ts'
import { openArchiveWriter } from './write-archive.ts'
import { jsonLines, jsonText } from './write-content.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-archives-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MANIFEST = { format: 'tableside-export', version: 1, made: '2026-01-01', group: 'Quay' }

async function write(documents: ExportedDocument[], body = Buffer.from('a file')): Promise<string> {
  const file = path.join(folder, 'archive.zip')
  const archive = openArchiveWriter(new Date())
  const written = pipeline(archive.output, createWriteStream(file))
  await archive.addText(MANIFEST_ENTRY, [jsonText(MANIFEST)])
  await archive.addText(contentEntry('pages'), jsonLines(Readable.from(documents)))
  await archive.addStream('media/a.png', Readable.from([body]), { compress: false })
  archive.end()
  await written
  return file
}

const values = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.jsonValue({ stringUnit: 'binary' }),
)
const document: fc.Arbitrary<ExportedDocument> = fc.record({
  id: fc.integer({ min: 1, max: 1e9 }),
  published: fc.option(values),
  draft: fc.option(values),
})

test('documents are read as they were written, whatever is in them', async () => {
  const odd = { title: 'a\u2028b\u2029c\u0085d\r\ne', '\u2028': '],\n[' }
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 4 }), async (documents) => {
      const archive = await ExportArchive.open(await write(documents))
      const read: ExportedDocument[] = []
      for await (const one of archive.documents(contentEntry('pages'))) read.push(one)
      archive.close()
      // Zero has no sign in JSON.
      expect(read).toEqual(JSON.parse(JSON.stringify(documents)))
    }),
    { numRuns: 60, examples: [[[{ id: 1, published: odd, draft: null }]]] },
  )
})

test('a file in which one byte is another one is refused, and not read as if it were whole', async () => {
  const body = Buffer.alloc(1000, 'x')
  const file = await write([], body)
  const bytes = readFileSync(file)
  bytes[bytes.indexOf('xxxx') + 10] = 0
  writeFileSync(file, bytes)
  const archive = await ExportArchive.open(file)
  await expect(text(await archive.read('media/a.png'))).rejects.toThrow(
    'The export is damaged: media/a.png',
  )
  archive.close()
})

test('what is written for nobody ends, and its source is closed', async () => {
  const archive = openArchiveWriter(new Date())
  archive.output.destroy()
  const body = Readable.from(['a', 'b'])
  await expect(archive.addStream('media/a.png', body)).rejects.toThrow('Nobody reads the archive')
  expect(body.destroyed).toBe(true)
})
