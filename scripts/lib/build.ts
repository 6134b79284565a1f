import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hintFramework } from './compile-hints.ts'
import { digestOf } from './digest.ts'
import { packagedFor } from './packaged.mjs'
import { runNodeStep } from './run-step.ts'

const STAMP = '.next/tableside-build'
const SOURCES = [
  'src/**',
  'demo/**/*.{ts,tsx}',
  'public/**',
  'scripts/lib/{build,compile-hints}.ts',
  'next.config.ts',
  'tsconfig.json',
]
const NOT_BUILT = /\.test\.tsx?$|\.sql$/

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
  const hash = sourceHash()
  await runNodeStep('Building the site', ['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
  })
  hintFramework('.next')
  writeFileSync(STAMP, hash)
}
