import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hintFramework } from './compile-hints.ts'

test('the scripts of the framework are marked once, and no others', () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'tableside-hints-'))
  mkdirSync(path.join(build, 'static'))
  const read = (name: string) => readFileSync(path.join(build, 'static', name), 'utf8')
  writeFileSync(path.join(build, 'static/react.js'), 'react()')
  writeFileSync(path.join(build, 'static/island.js'), 'island()')
  const manifest = JSON.stringify({ rootMainFiles: ['static/react.js'] })
  writeFileSync(path.join(build, 'build-manifest.json'), manifest)

  hintFramework(build)
  hintFramework(build)
  expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()')
  expect(read('island.js')).toBe('island()')
})
