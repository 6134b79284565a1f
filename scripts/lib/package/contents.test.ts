import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS, isLeftOut, isShipped, SOURCES } from './contents.ts'

test('a package has what runs and what a licence asks for', () => {
  for (const file of [
    'src/env.ts',
    'front/server.ts',
    'src/cms/migrations/index.ts',
    'node_modules/next/dist/server/next.js',
    'node_modules/next/license.md',
    'node_modules/pg/LICENSE',
    '.next/BUILD_ID',
    '.next/server/app/page.js',
    'demo/media/files/ember.webp',
  ])
    expect(isShipped(file), file).toBe(true)
})

// ASVS 15.2.3
test('a package has no tests, maps, documents or caches', () => {
  for (const file of [
    'src/env.test.ts',
    'src/ui/button.test.tsx',
    'src/cms/migrations/sqlite/snapshot.json',
    'node_modules/next/dist/server/next.js.map',
    'node_modules/next/dist/docs',
    'node_modules/next/dist/docs/index.mdx',
    'node_modules/next/dist/compiled/next-server/app-page.runtime.dev.js',
    'node_modules/zod/README.md',
    'node_modules/zod/src/index.ts',
    'node_modules/pg/index.d.ts',
    '.next/cache',
    '.next/trace',
    '.next/server/app/page.js.map',
    '.next/server/app/page.js.nft.json',
  ])
    expect(isShipped(file), file).toBe(false)
})

// ASVS 13.3.1, 13.4.1
test('a package has nothing of version control, no data, and no settings of the machine that made it', () => {
  for (const name of ['.git', '.github', '.env', 'data', 'backups', 'node_modules/.cache', 'docs'])
    expect(
      SOURCES.some((source) => source === name || source.startsWith(`${name}/`)),
      name,
    ).toBe(false)
})

test('compilers, types and binaries for the other C library are left out', () => {
  const shipped = ['next', '@img/sharp-linux-x64', '@libsql/linux-x64-gnu', 'typescript-free']
  const leftOut = ['node', '@next/swc-linux-x64-gnu', '@types/busboy', 'drizzle-kit']
  const musl = ['@libsql/linux-x64-musl', '@img/sharp-linuxmusl-x64']
  expect([...shipped, ...leftOut, ...musl].filter((name) => !isLeftOut(name, 'glibc'))).toEqual(
    shipped,
  )
  expect(musl.filter((name) => isLeftOut(name, 'musl'))).toEqual([])
})

test('the sources of a package, and its commands, are those of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const source of SOURCES) expect(existsSync(source), source).toBe(true)
  for (const [command, files] of Object.entries(COMMANDS)) {
    const args = command === 'start' ? '' : ` ${command}`
    expect(scripts[command]).toBe(`node scripts/${files[0]}${args}`)
    for (const file of files) expect(existsSync(`scripts/${file}`), file).toBe(true)
  }
})
