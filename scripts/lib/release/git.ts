import { execFileSync } from 'node:child_process'

/** Runs git in a folder, and answers what it says. Throws what it complains of. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** The newest release that a checkout descends from, by its tag (`v0.1.1`); null where there is none. */
export function lastRelease(folder: string): string | null {
  const tags = git(folder, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? null
}

/** Subjects of the commits since a tag, oldest first, without merges; of all where there is no tag. */
export function subjectsSince(folder: string, tag: string | null): string[] {
  const range = tag ? [`${tag}..HEAD`] : ['HEAD']
  const log = git(folder, 'log', '--no-merges', '--reverse', '--format=%s', ...range)
  return log === '' ? [] : log.split('\n')
}
