import fc from 'fast-check'
import { expect, test } from 'vitest'
import { icoFile } from './ico.ts'

test('an ICO file says of each picture its size, and where it is', () => {
  const picture = fc.record({
    side: fc.integer({ min: 1, max: 256 }),
    png: fc.uint8Array({ maxLength: 50 }),
  })
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1, maxLength: 5 }), (pictures) => {
      const file = icoFile(pictures)
      expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
      const read = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
        const at = 6 + 16 * index
        const [width, height] = [file[at] || 256, file[at + 1] || 256]
        expect(height).toBe(width)
        const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)]
        return { side: width, png: new Uint8Array(file.subarray(offset, offset + length)) }
      })
      expect(read).toEqual(pictures)
    }),
  )
})
