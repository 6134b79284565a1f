import { describe, expect, it } from 'vitest'
import { Conditions } from './conditions.ts'

describe('conditions of a statement', () => {
  // ASVS 1.2.4
  it('number their parameters through, groups included', () => {
    const where = new Conditions()
    where.whereIn('state', ['dead'])
    where.or([
      (group) => {
        group.whereNotIn('kind', ['a', 'b'])
        group.whereIn('location_id', ['7'])
      },
      (group) => group.whereIn('kind', ['a']),
    ])
    expect(where.text).toBe(
      'WHERE state IN ($1) AND ((kind NOT IN ($2, $3) AND location_id IN ($4)) OR (kind IN ($5)))',
    )
    expect(where.values).toEqual(['dead', 'a', 'b', '7', 'a'])
  })

  it('let nothing pass where there is nothing to choose from, and all where nothing is left out', () => {
    const none = new Conditions()
    none.or([])
    none.whereIn('kind', [])
    expect(none.text).toBe('WHERE 1 = 0 AND 1 = 0')
    const all = new Conditions()
    all.whereNotIn('kind', [])
    all.or([(group) => group.whereNotIn('kind', [])])
    expect(all.text).toBe('WHERE ((1 = 1))')
  })
})
