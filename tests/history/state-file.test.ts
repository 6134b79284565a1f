import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type PlayedPart, readParts, writeParts } from './state-file.ts'

const part: PlayedPart = {
  ...{ seed: 10_000, asked: 20_000, answers: 20_112, unanswered: 1_802, instances: 2 },
  ...{ clients: 200, seconds: 140, troubles: 50, 'requests lost': 211, 'answers lost': 212 },
  ...{ 'requests doubled': 433, 'acts done': 2_901, screens: 2_669, mails: 611, violations: 0 },
}

function newFile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'played.csv')
}

test('a run that was stopped finds the parts that it has played', () => {
  const file = newFile()
  expect(readParts(file, 'sqlite')).toEqual([])
  const parts = [part, { ...part, seed: 10_001, violations: 2 }]
  writeParts(file, 'sqlite', parts)
  expect(readParts(file, 'sqlite')).toEqual(parts)
})

test('a file of another database, or one that is none, is refused', () => {
  const file = newFile()
  writeParts(file, 'sqlite', [part])
  expect(() => readParts(file, 'postgres')).toThrow('is of sqlite')
  writeFileSync(file, '[{"seed":1}]')
  expect(() => readParts(file, 'sqlite')).toThrow('is no list of parts')
  writeParts(file, 'sqlite', [{ ...part, violations: Number.NaN }])
  expect(() => readParts(file, 'sqlite')).toThrow('has a row that is none')
})
