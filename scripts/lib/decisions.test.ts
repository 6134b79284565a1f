import { describe, expect, test } from 'vitest'
import { decisionFaults } from './decisions.ts'

const page = (number: number, status = 'Accepted.\n', title = `Decision ${number}`) => ({
  file: `docs/decisions/000${number}-page.md`,
  text: `# ${number}. ${title}\n\nDate: 2026-11-20\n\n## Status\n${status}\n## Context\nC.\n\n## Decision\nD.\n\n## Consequences\nE.\n`,
})
const row = (number: number, status = 'Accepted') =>
  `| ${number} | [Decision ${number}](000${number}-page.md) | 2026-11-20 | ${status} | In short. |`
const index = (...rows: string[]) => ({ file: 'docs/decisions/README.md', text: rows.join('\n') })
const link = (number: number) => `[decision ${number}](000${number}-page.md)`
const messages = (...files: { file: string; text: string }[]) =>
  decisionFaults(files).map(({ file, message }) => `${file.slice(15)}: ${message}`)

describe('decisions', () => {
  test('have one head and stand in the index', () => {
    expect(messages(page(1), page(2), index(row(1), row(2)))).toEqual([])
  })

  test('have a date', () => {
    const { file, text } = page(1)
    expect(
      messages({ file, text: text.replace('Date: 2026-11-20\n\n', '') }, index(row(1))),
    ).toEqual([
      '0001-page.md: it does not begin with number and title, “Date: ” and day, “## Status”',
    ])
  })

  test('have the four headings, in their order', () => {
    const { file, text } = page(1)
    const found = messages({ file, text: text.replace('## Decision', '## Choice') }, index(row(1)))
    expect(found).toEqual([
      '0001-page.md: its headings are not Status, Context, Decision, Consequences',
    ])
  })

  test('have a status of a few words', () => {
    expect(messages(page(1, 'Accepted, for now.\n'), index(row(1)))).toEqual([
      '0001-page.md: its status is not in the form that the index names',
    ])
  })

  test('have each number once, and in their names', () => {
    const other = { file: 'docs/decisions/0002-other.md', text: page(1).text }
    expect(messages(page(1), other, index(row(1)))).toEqual([
      '0002-other.md: title and name differ in number',
      '0002-other.md: docs/decisions/0001-page.md has the number 1 already',
      `README.md: needs one row for 1: “${row(1).replace('0001-page', '0002-other').replace('In short. |', '')}” and words`,
    ])
  })

  test('that amend each other both say so, in the index too', () => {
    const first = page(1, `Accepted.\n\n- Amended by ${link(2)}: its words.\n`)
    const second = page(2, `Accepted.\n\n- Amends ${link(1)}: its words.\n`)
    const amended = row(1, 'Accepted, amended by [2](0002-page.md)')
    expect(messages(first, second, index(amended, row(2)))).toEqual([])
    expect(messages(page(1), second, index(row(1), row(2)))).toEqual([
      '0002-page.md: “Amends 1”: 0001-page.md does not say “Amended by 2”',
    ])
    expect(messages(first, second, index(row(1), row(2)))).toHaveLength(1)
  })

  test('that replace each other both say so', () => {
    const first = page(1, `Superseded by ${link(2)}.\n`)
    const second = page(2, `Accepted.\n\n- Supersedes ${link(1)}: all of it.\n`)
    const rows = index(row(1, 'Superseded by [2](0002-page.md)'), row(2))
    expect(messages(first, second, rows)).toEqual([])
    expect(messages(first, page(2), rows)).toEqual([
      '0001-page.md: “Superseded by 2”: 0002-page.md does not say “Supersedes 1”',
    ])
  })

  test('that the index lacks, has twice or says nothing of are told', () => {
    const fault = `README.md: needs one row for 1: “${row(1).replace('In short. |', '')}” and words`
    expect(messages(page(1), index())).toEqual([fault])
    expect(messages(page(1), index(row(1), row(1)))).toEqual([fault])
    expect(messages(page(1), index(row(1).replace('In short.', '')))).toEqual([fault])
  })
})
