import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asKnown, changedTags, tidied } from './tags.ts'

describe('tags', () => {
  it('are kept on one line, each once however it is spelled in capitals', () => {
    expect(tidied([' Raw  bar ', 'raw bar', '', 'Patio\nnorth'])).toEqual([
      'Raw bar',
      'Patio north',
    ])
  })

  it('are added and taken away whatever their capitals', () => {
    const change = { add: ['SUMMER', 'Lunch'], remove: ['bar'] }
    expect(changedTags(['Bar', 'Summer'], change)).toEqual(['Summer', 'Lunch'])
  })

  it('take the spelling that others have already', () => {
    expect(asKnown(['raw bar', 'New'], ['Raw bar', 'Patio'])).toEqual(['Raw bar', 'New'])
  })

  it('are as they were once they are added and taken away again', () => {
    const tag = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(fc.uniqueArray(tag), fc.uniqueArray(tag), (tags, more) => {
        const add = more.filter((one) => !tags.includes(one))
        const added = changedTags(tags, { add, remove: [] })
        expect(changedTags(added, { add: [], remove: add })).toEqual(tags)
      }),
    )
  })
})
