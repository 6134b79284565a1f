import { expect, test } from 'vitest'
import { ByteCount } from './byte-count.ts'
import { MOST_BYTES_UNPACKED } from './picture-file.ts'

test('pictures have no more bytes together than an archive', () => {
  const count = new ByteCount()
  count.add(MOST_BYTES_UNPACKED - 1)
  count.add(1)
  expect(() => count.add(1)).toThrow(expect.objectContaining({ code: 'too_large_unpacked' }))
})
