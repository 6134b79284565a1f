import { expect, test } from 'vitest'
import { likelyHost } from './recent-hosts.ts'

const hosts = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('after a while whoever was there is chosen, after a change whoever was there before them', () => {
  expect(likelyHost({ hosts, was: 1, isChange: false }, [1, 2])).toBe(1)
  expect(likelyHost({ hosts, was: 1, isChange: true }, [1, 2, 3])).toBe(2)
  expect(likelyHost({ hosts, was: null, isChange: false }, [3, 1])).toBe(3)
})

test('nobody is chosen who does not work there any more, or where nobody was', () => {
  expect(likelyHost({ hosts, was: 9, isChange: false }, [9])).toBeNull()
  expect(likelyHost({ hosts, was: 1, isChange: true }, [1, 9])).toBeNull()
  expect(likelyHost({ hosts, was: null, isChange: false }, [])).toBeNull()
})
