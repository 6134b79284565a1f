import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { SERVER_FUNCTION_KEY } from '#lib/security/server-function-key.ts'
import { hintFramework } from './compile-hints.ts'
import { digestOf } from './digest.ts'
import { packagedFor } from './packaged.mjs'
import { runNodeStep } from './run-step.ts'
import { shareEqualScripts } from './share-scripts.ts'

const STAMP = '.next/tableside-build'
const SOURCES = [
  'src/**',
  'demo/**/*.{ts,tsx}',
  'public/**',
  'scripts/lib/{build,compile-hints,share-scripts}.ts',
  'next.config.ts',
  'tsconfig.json',
]
const NOT_BUILT = /\.test\.tsx?$|\.sql$/

/**
 * Next names the admin's server functions by it: with a new key for each build, as Next has it, an admin that one release
 * sent could not call those of another one. A running site encrypts by a key of its own (decision 91).
 */
const ACTIONS_KEY = hash('sha256', 'the server functions of Tableside', 'base64')

/** A digest of everything that a build reads: sources, configuration and the lockfile. */
export function sourceHash(): string {
  return digestOf([...SOURCES, 'package-lock.json'], NOT_BUILT)
}

/** Builds the site where the build is missing or older than its sources; a package carries its build. */
export async function buildIfStale(): Promise<void> {
  if (packagedFor('.')) return
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()) return
  await build()
}

/** Builds the site. */
export async function build(): Promise<void> {
  const sources = sourceHash()
  await runNodeStep('Building the site', ['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
    [SERVER_FUNCTION_KEY]: ACTIONS_KEY,
  })
  hintFramework('.next')
  shareEqualScripts('.next/server')
  writeFileSync(STAMP, sources)
}
