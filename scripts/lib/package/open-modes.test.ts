import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openModes } from './open-modes.ts'

test('what a start of the site built for its owner alone can be read and run by everybody in a package', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-modes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [build, page, program, outside, link] = [
    ...['package', 'package/page.js', 'package/program', 'outside', 'package/link'],
  ].map((name) => path.join(folder, name)) as [string, string, string, string, string]
  mkdirSync(build, { mode: 0o700 })
  for (const [file, mode] of [
    [page, 0o600],
    [program, 0o700],
    [outside, 0o600],
  ] as const) {
    writeFileSync(file, '')
    chmodSync(file, mode)
  }
  symlinkSync(outside, link)
  openModes(build)
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
  expect([build, page, program, outside].map(modeOf)).toEqual(['755', '644', '755', '600'])
})
