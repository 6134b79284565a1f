import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import type { Sentence } from './sentence.ts'
import { sentenceFault } from './sentence-fault.ts'
import { SENTENCES } from './sentences.gen.ts'

const sentences: readonly Sentence[] = SENTENCES

test.each(sentences)('$id may be said as it is', (sentence) => {
  expect(sentenceFault(sentence, sentence.text)).toBeNull()
})

it('no sentence is a text that the specification fixes (spec:content.words)', () => {
  const folder = 'docs/specification'
  const pages = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const statements = pages
    .flatMap((page) => page.split('<a id="'))
    .map((statement) => statement.replace(/\s+/g, ' '))
  const quoting = (text: string) =>
    statements.filter((one) => one.includes(`“${text}”`) || one.includes(`\`${text}\``))
  expect(quoting("Success! You're application has been submitted.")).toHaveLength(1)
  const quoted = sentences.flatMap(({ text }) => quoting(text))
  expect(quoted.filter((statement) => !statement.includes('`content.words`'))).toEqual([])
})

it('no two are told from each other by nothing', () => {
  const meanings = sentences.map(({ meaning }) => meaning)
  expect(new Set(meanings).size).toBe(meanings.length)
})
