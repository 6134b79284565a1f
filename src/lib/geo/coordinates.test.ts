import { expect, it } from 'vitest'
import { formatCoordinates } from './coordinates.ts'

it('coordinates are degrees and minutes', () => {
  expect(formatCoordinates(49.2827, -123.1207)).toBe('49°17′N 123°07′W')
  expect(formatCoordinates(-33.99999, 8.0001)).toBe('34°00′S 08°00′E')
})
