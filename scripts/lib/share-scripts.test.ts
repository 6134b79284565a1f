import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shareEqualScripts } from './share-scripts.ts'

const LARGE = `module.exports = [1, () => '${'x'.repeat(20_000)}']\n`

/** A built server with these scripts, after its equal ones have been shared. */
function shared(scripts: Record<string, string>) {
  const server = mkdtempSync(path.join(os.tmpdir(), 'tableside-server-'))
  for (const [name, source] of Object.entries(scripts)) {
    mkdirSync(path.dirname(path.join(server, name)), { recursive: true })
    writeFileSync(path.join(server, name), source)
  }
  shareEqualScripts(server)
  shareEqualScripts(server)
  return server
}

const load = createRequire(import.meta.url)

test('scripts that are equal to the byte are loaded once', () => {
  const server = shared({ 'chunks/a.js': LARGE, 'chunks/[b].js': LARGE, 'chunks/c.js': LARGE })
  const [first, ...others] = ['a', '[b]', 'c'].map((name) => load(`${server}/chunks/${name}.js`))
  expect(first[1]()).toHaveLength(20_000)
  for (const one of others) expect(one).toBe(first)
  expect(readFileSync(`${server}/chunks/c.js`, 'utf8')).toBe(
    "module.exports = require('./[b].js')\n",
  )
})

test('scripts of another text, in another folder, or that are small stay as they are', () => {
  const others = {
    'chunks/a.js': LARGE,
    'chunks/b.js': `${LARGE}// another one\n`,
    'chunks/ssr/a.js': LARGE,
    'chunks/d.js': 'module.exports = 1',
    'chunks/e.js': 'module.exports = 1',
  }
  const server = shared(others)
  for (const [name, source] of Object.entries(others))
    expect(readFileSync(path.join(server, name), 'utf8')).toBe(source)
})
