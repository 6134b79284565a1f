import { expect, it } from 'vitest'
import { arriving } from './arriving.ts'

const MB = 1024 * 1024

/** A file of 256 MB, all pieces of which are the same one, with so many bytes behind it. */
async function* largeFile(behind: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(MB)
  for (let sent = 0; sent < 256; sent++) yield piece
  if (behind > 0) yield new Uint8Array(behind)
}

async function sizeOf(file: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const { byteLength } of arriving(file)) size += byteLength
  return size
}

// ASVS 5.2.1
it('takes a file of 256 MB, and no byte more', async () => {
  expect(await sizeOf(largeFile(0))).toBe(256 * MB)
  await expect(sizeOf(largeFile(1))).rejects.toThrow('The file is larger than 256 MB.')
})
