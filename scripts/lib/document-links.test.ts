import { describe, expect, test } from 'vitest'
import { linkFaults } from './document-links.ts'

const target = {
  file: 'docs/target.md',
  text: '# The host’s evening, `live`\n\n## Twice\n\n## Twice\n\n- <a id="area.slug"></a>**A statement.**\n',
}
const from = (text: string) => ({ file: 'docs/staff/hosts.md', text })
const exists = (file: string) => ['docs/target.md', 'src', 'docs/a.jpg'].includes(file)
const messages = (text: string) =>
  linkFaults([from(text), target], exists).map(({ line, message }) => `${line}: ${message}`)

describe('a link of a document', () => {
  test('leads to a file or folder', () => {
    expect(messages('[a](../target.md), ![b](../a.jpg), [c](../../src)')).toEqual([])
    expect(messages('one\n[a\nb](target.md)')).toEqual(['3: no file “docs/staff/target.md”'])
  })

  test('leads to a heading as GitHub names it, or to an anchor', () => {
    const anchors = ['the-hosts-evening-live', 'twice', 'twice-1', 'area.slug']
    expect(messages(anchors.map((one) => `[a](../target.md#${one})`).join('\n'))).toEqual([])
    expect(messages('[a](../target.md#twice-2)')).toEqual([
      '1: no heading “#twice-2” in docs/target.md',
    ])
  })

  test('leads to a heading of its own document', () => {
    expect(messages('## Here\n[a](#here) [b](#there)')).toEqual([
      '2: no heading “#there” in docs/staff/hosts.md',
    ])
  })

  test('counts neither in code nor to another site', () => {
    const code = '```md\n[a](none.md)\n```\n`[a](none.md)`'
    expect(messages(`${code} [a](https://example.com) [b](mailto:a@example.com)`)).toEqual([])
  })
})
