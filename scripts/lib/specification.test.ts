import { describe, expect, test } from 'vitest'
import { specificationFaults } from './specification.ts'

/** A reference as code writes it, and a statement's anchor; put together here, as neither is one of this file. */
const spec = (name: string) => `${'spec'}:${name}`
const anchor = (id: string) => `- <a id="${id}"></a>**A statement.**`
const holds = {
  file: 'docs/specification/holds.md',
  text: `# Holds\n\n${anchor('holds.lifetime')}`,
}

describe('the specification', () => {
  test('has each anchor once', () => {
    const text = `${anchor('holds.end')}\n${anchor('holds.end')}`
    expect(specificationFaults([{ ...holds, text }])).toEqual([
      { file: holds.file, line: 2, message: `“holds.end” stands already at ${holds.file}:1` },
    ])
  })

  test('has anchors of an area and a slug in lower case', () => {
    const text = ['lifetime', 'holds.Life', 'holds.life-'].map(anchor).join('\n')
    expect(specificationFaults([{ ...holds, text }]).map(({ line }) => line)).toEqual([1, 2, 3])
  })

  test('has each area in one file', () => {
    const other = { file: 'docs/specification/menus.md', text: anchor('holds.end') }
    expect(specificationFaults([holds, other])).toEqual([
      {
        file: other.file,
        line: 1,
        message: `“holds.end”: the area “holds” is that of ${holds.file}`,
      },
    ])
  })

  test('names only statements that it has', () => {
    const text = `${anchor('holds.lifetime')}\nSee \`holds.end\`, \`holds.md\` and \`data.type\`.`
    expect(specificationFaults([{ ...holds, text }])).toEqual([
      { file: holds.file, line: 2, message: 'no statement has “holds.end”' },
    ])
  })
})

describe('a reference', () => {
  test('to a statement may end a sentence', () => {
    const code = {
      file: 'src/lib/hold.ts',
      text: `/** Five minutes: ${spec('holds.lifetime')}. */`,
    }
    expect(specificationFaults([holds, code])).toEqual([])
  })

  test('to none is told with its file and line', () => {
    const code = { file: 'src/lib/hold.ts', text: `\n// ${spec('holds.end')}, ${spec('hold')}` }
    expect(specificationFaults([holds, code])).toEqual([
      { file: code.file, line: 2, message: 'no statement has “holds.end”' },
      { file: code.file, line: 2, message: 'no statement has “hold”' },
    ])
  })
})
