import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceOf } from './byte-range.ts'

const cases = fc
  .array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 })
  .map((chunks) => chunks.map((chunk) => Buffer.from(chunk)))
  .chain((chunks) => {
    const bytes = Buffer.concat(chunks)
    const last = Math.max(0, bytes.length - 1)
    return fc.record({
      chunks: fc.constant(chunks),
      bytes: fc.constant(bytes),
      ends: fc.tuple(fc.nat(last), fc.nat(last)),
    })
  })

test('a part of a body is the part of its bytes, however the body comes', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ chunks, bytes, ends }) => {
      const [start, end] = [Math.min(...ends), Math.max(...ends)]
      const part = await buffer(sliceOf(Readable.from(chunks), { start, end }))
      expect(part).toEqual(bytes.subarray(start, end + 1))
    }),
  )
})

test('the body is given up after the last byte of the part', async () => {
  const body = Readable.from([Buffer.from('ab'), Buffer.from('cd')])
  expect(String(await buffer(sliceOf(body, { start: 1, end: 1 })))).toBe('b')
  expect(body.destroyed).toBe(true)
})

test('a body that breaks off breaks off its part', async () => {
  const body = Readable.from(
    (async function* () {
      yield Buffer.from('ab')
      throw new Error('cut')
    })(),
  )
  await expect(buffer(sliceOf(body, { start: 0, end: 9 }))).rejects.toThrow('cut')
})
