import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from '#lib/process/operator-error.ts'
import { parseChangelog } from './changelog.ts'
import { releaseProblems, versionIn } from './checks.ts'
import { git, lastRelease, subjectsSince } from './git.ts'

/** A release that is or would be made. */
export type Release = { tag: string; notes: string; archive: string }

/** Folder of the archives and notes, in the checkout; git leaves it out. */
const FOLDER = 'releases'

/** The release that a checkout would become: its tag, its notes, and the path of its archive. */
export function describeRelease(folder: string): Release {
  const version = versionIn(folder, 'package.json')
  const entries = parseChangelog(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'))
  const said = entries.find((entry) => entry.version === version)?.text ?? ''
  const last = lastRelease(folder)
  const commits = subjectsSince(folder, last).map((subject) => `- ${subject}`)
  const since = last ? `Commits since ${last}` : 'Commits'
  return {
    tag: `v${version}`,
    notes: [`Tableside ${version}`, said, `### ${since}`, commits.join('\n')].join('\n\n'),
    archive: path.join(FOLDER, `tableside-${version}.tar.gz`),
  }
}

/**
 * Makes a release of a checkout: an annotated tag with its notes, and an archive of the sources with the notes
 * beside it. `test` runs all tests, and answers whether they passed. Throws an `OperatorError` that names all
 * that stands against it, and changes nothing then.
 */
export async function makeRelease(folder: string, test: () => Promise<boolean>): Promise<Release> {
  refuseProblems(releaseProblems(folder))
  if (!(await test())) refuseProblems(['The tests did not pass.'])
  // Tests write into the checkout.
  refuseProblems(releaseProblems(folder))
  const release = describeRelease(folder)
  const { tag, notes, archive } = release
  const file = path.join(folder, archive)
  mkdirSync(path.dirname(file), { recursive: true })
  const besides = file.replace(/\.tar\.gz$/, '.md')
  writeFileSync(besides, `${notes}\n`)
  // Headings begin with #, which git would take for comments.
  git(folder, 'tag', '--annotate', '--cleanup=whitespace', `--file=${besides}`, tag)
  const prefix = `--prefix=${path.basename(archive, '.tar.gz')}/`
  git(folder, 'archive', '--format=tar.gz', prefix, `--output=${file}`, tag)
  return release
}

function refuseProblems(problems: string[]): void {
  if (problems.length === 0) return
  const lines = problems.map((problem) => `  ${problem}`)
  throw new OperatorError(`This is not a release yet:\n${lines.join('\n')}`)
}
