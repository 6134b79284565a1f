import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { releaseProblems } from './checks.ts'
import { git } from './git.ts'
import { describeRelease, makeRelease } from './release.ts'

let folder: string

const CHANGELOG = `# Changelog

## [Unreleased]

## [0.2.0] - 2026-12-01

### Added
- Moving to Postgres.

## [0.1.1] - 2026-11-23
- Everything before.
`

/** A checkout that is ready to be released. */
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'config', 'user.name', 'Kim')
  git(folder, 'config', 'user.email', 'kim@example.com')
  write('package.json', '{"version": "0.1.1"}')
  write('package-lock.json', '{"version": "0.1.1"}')
  commit('Begin')
  git(folder, 'tag', '--annotate', '--message=first', 'v0.1.1')
  write('package.json', '{"version": "0.2.0"}')
  write('package-lock.json', '{"version": "0.2.0"}')
  write('.gitignore', 'releases/')
  write('CHANGELOG.md', CHANGELOG)
  write('tests/databases/v0.2.0/migrations.json', '{}')
  commit('Move to Postgres')
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function commit(subject: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', `--message=${subject}`)
}

const passed = async () => true

test('a release is an annotated tag with the changelog’s entry and the commits since the last one, and an archive', async () => {
  expect(releaseProblems(folder)).toEqual([])
  const { archive } = await makeRelease(folder, passed)
  expect(git(folder, 'cat-file', '-t', 'v0.2.0')).toBe('tag')
  expect(git(folder, 'tag', '--list', '--format=%(contents)', 'v0.2.0')).toBe(
    'Tableside 0.2.0\n\n### Added\n- Moving to Postgres.\n\n### Commits since v0.1.1\n\n- Move to Postgres',
  )
  const files = execFileSync('tar', ['-tzf', path.join(folder, archive)], { encoding: 'utf8' })
  expect(files.split('\n')).toEqual(
    expect.arrayContaining(['tableside-0.2.0/package.json', 'tableside-0.2.0/CHANGELOG.md']),
  )
  expect(git(folder, 'status', '--porcelain')).toBe('')
})

test('a release that was made is not made again', async () => {
  await makeRelease(folder, passed)
  await expect(makeRelease(folder, passed)).rejects.toThrow('0.2.0, which is not newer than v0.2.0')
})

test.each([
  ['a branch', () => git(folder, 'switch', '--quiet', '--create', 'next'), 'this is next'],
  ['changes that are not committed', () => write('note.txt', 'x'), 'not committed'],
  [
    'a version that was not raised',
    () => write('package.json', '{"version": "0.1.1"}'),
    'not newer than v0.1.1',
  ],
  [
    'a lock file of another version',
    () => write('package-lock.json', '{"version": "0.1.1"}'),
    'package-lock.json says 0.1.1',
  ],
  [
    'a changelog without the release',
    () => write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n- Moving.\n'),
    'no entry “## [0.2.0]',
  ],
  [
    'a changelog with something under Unreleased',
    () => write('CHANGELOG.md', CHANGELOG.replace('[Unreleased]', '[Unreleased]\n- More.')),
    'under Unreleased',
  ],
  [
    'no databases of the release',
    () => rmSync(path.join(folder, 'tests'), { recursive: true }),
    'npm run keep-databases -- v0.2.0',
  ],
])('%s keeps a release from being made, and nothing is changed', async (_, spoil, said) => {
  spoil()
  await expect(makeRelease(folder, passed)).rejects.toThrow(said)
  expect(git(folder, 'tag', '--list', 'v0.2.0')).toBe('')
  expect(existsSync(path.join(folder, 'releases'))).toBe(false)
})

test('tests that fail, or change the checkout, keep a release from being made', async () => {
  await expect(makeRelease(folder, async () => false)).rejects.toThrow('The tests did not pass')
  const changing = async () => {
    write('CHANGELOG.md', 'nothing')
    return true
  }
  await expect(makeRelease(folder, changing)).rejects.toThrow('not committed')
  expect(git(folder, 'tag', '--list', 'v0.2.0')).toBe('')
})

test('what a release would be can be read before it is made', () => {
  expect(describeRelease(folder)).toMatchObject({
    tag: 'v0.2.0',
    archive: 'releases/tableside-0.2.0.tar.gz',
  })
  git(folder, 'tag', '--delete', 'v0.1.1')
  expect(describeRelease(folder).notes).toContain('### Commits\n\n- Begin\n- Move to Postgres')
})
