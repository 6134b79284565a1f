import { describe, expect, it } from 'vitest'
import { balancedColumns, type FlowBox, flowColumns } from './flow.ts'

const box = (height: number, more: Partial<FlowBox> = {}): FlowBox => ({
  above: 2,
  height,
  keep: false,
  ...more,
})

describe('boxes in columns', () => {
  it('stand one below the other, with space above all but the first of a column', () => {
    expect(flowColumns([box(10), box(10), box(10)], [22, 22])).toEqual([
      { column: 0, top: 0 },
      { column: 0, top: 12 },
      { column: 1, top: 0 },
    ])
  })

  it('stay with the next one where they are to be kept', () => {
    const heading = box(10, { keep: true })
    expect(flowColumns([box(10), heading, box(10)], [24, 24])?.map(({ column }) => column)).toEqual(
      [0, 1, 1],
    )
  })

  it('come apart where no column is as high as they are together', () => {
    const tall = [box(10, { keep: true }), box(10, { keep: true }), box(10)]
    expect(flowColumns(tall, [24, 24])?.map(({ column }) => column)).toEqual([0, 0, 1])
  })

  it('find no room where there are too few columns', () => {
    expect(flowColumns([box(10), box(10)], [10])).toBeNull()
    expect(flowColumns([box(10), box(10)], [10, 5])).toBeNull()
  })

  it('lose nothing that is higher than any column', () => {
    expect(
      flowColumns([box(10), box(99), box(10)], [20, 20, 20])?.map(({ column }) => column),
    ).toEqual([0, 1, 2])
  })

  it('fill columns evenly, and are not torn for it', () => {
    const dish = [box(10, { keep: true }), box(10)]
    const places = balancedColumns([...dish, ...dish, ...dish, ...dish], [200, 200]) ?? []
    expect(places.map(({ column }) => column)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
  })
})
