import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isOlder } from '#lib/release/oldest-release.ts'
import { parseChangelog } from './changelog.ts'
import { git, lastRelease } from './git.ts'

/** What is wrong with a checkout that is to become a release, one sentence each; empty where nothing is. */
export function releaseProblems(folder: string): string[] {
  const version = versionIn(folder, 'package.json')
  return [
    ...treeProblems(folder),
    ...versionProblems(folder, version),
    ...changelogProblems(folder, version),
    ...databaseProblems(folder, version),
  ]
}

/** The version that a file of npm names. */
export function versionIn(folder: string, file: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
    version: string
  }
  return version
}

function treeProblems(folder: string): string[] {
  const branch = git(folder, 'rev-parse', '--abbrev-ref', 'HEAD')
  const changed = git(folder, 'status', '--porcelain')
  return [
    ...(branch === 'main' ? [] : [`A release is made on main, and this is ${branch}.`]),
    ...(changed === '' ? [] : ['There are changes that are not committed (git status).']),
  ]
}

function versionProblems(folder: string, version: string): string[] {
  const last = lastRelease(folder)
  const locked = versionIn(folder, 'package-lock.json')
  return [
    ...(last === null || isOlder(last.slice(1), version)
      ? []
      : [`package.json says ${version}, which is not newer than ${last}: raise it (npm version).`]),
    ...(locked === version ? [] : [`package-lock.json says ${locked}, and not ${version}.`]),
  ]
}

function changelogProblems(folder: string, version: string): string[] {
  const entries = parseChangelog(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'))
  const entry = entries.find((one) => one.version === version)
  const unreleased = entries.find((one) => one.version === 'Unreleased')
  if (!entry?.date || entry.text === '') {
    return [`CHANGELOG.md has no entry “## [${version}] - YYYY-MM-DD” that says something.`]
  }
  return unreleased && unreleased.text !== ''
    ? [`CHANGELOG.md says something under Unreleased: it belongs under ${version}.`]
    : []
}

/** Decision 45: the databases of each release are kept. */
function databaseProblems(folder: string, version: string): string[] {
  const kept = path.join('tests/databases', `v${version}`, 'migrations.json')
  if (existsSync(path.join(folder, kept))) return []
  return [`${kept} is missing: keep the databases first (npm run keep-databases -- v${version}).`]
}
