import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { makePackage } from '#scripts/lib/package/make-package.ts'

/** Who runs the package where the tests are root, whom no mode keeps from writing: nobody. */
const NOBODY = 65_534
const own = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** A package as it stands on another machine, and the only folders that its user can write to. */
export type Unpacked = { site: string; node: string; data: string; home: string; temporary: string }

/** Makes a package, and unpacks its archive in `folder` for a user who may write to no file of it. */
export function unpackPackage(folder: string): Unpacked {
  const { archive, folder: made } = makePackage(path.join(folder, 'made'))
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const site = path.join(folder, path.basename(made))
  execFileSync('chmod', ['-R', 'a-w', site])
  execFileSync('chmod', ['755', folder])
  const node = path.join(folder, 'bin/node')
  cpSync(process.execPath, node)
  const [data, home, temporary] = ['data', 'home', 'temporary'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]
  for (const writable of [data, home, temporary]) {
    mkdirSync(writable, { mode: 0o700 })
    if (own.uid) chownSync(writable, own.uid, own.gid)
  }
  return { site, node, data, home, temporary }
}

/** Starts a script of the package with Node and nothing else on its path. */
export function runInPackage(
  { site, node, data, home, temporary }: Unpacked,
  args: readonly string[],
  env: NodeJS.Dict<string> = {},
): ChildProcess {
  return spawn(node, args, {
    cwd: site,
    env: {
      ...{ NODE_ENV: 'production', PATH: path.dirname(node), HOME: home, TMPDIR: temporary },
      ...{ DATA_DIR: path.join(data, 'site'), ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...own,
  })
}

/** Every file and folder below one, with its size and when it was last changed. */
export function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = lstatSync(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .sort()
}
