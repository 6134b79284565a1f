// Runs before anything else is loaded: nothing but the platform.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The file that makes a folder a package: which machine it was made for. */
export const PLATFORM_FILE = 'package-platform.json'

/**
 * A kind of machine; `libc` is null but on Linux, `node` is the major version.
 * @typedef {{ platform: string, arch: string, libc: string | null, node: number }} Machine
 */

/**
 * The machine that the package in `folder` was made for; null where the folder is a checkout.
 * @param {string} folder
 * @returns {Machine | null}
 */
export function packagedFor(folder) {
  const file = path.join(folder, PLATFORM_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * This machine, as a package names the one that it was made for.
 * @returns {Machine}
 */
export function thisMachine() {
  const { glibcVersionRuntime } = process.report.getReport().header
  const libc = process.platform !== 'linux' ? null : glibcVersionRuntime ? 'glibc' : 'musl'
  return {
    platform: process.platform,
    arch: process.arch,
    libc,
    node: Number.parseInt(process.versions.node, 10),
  }
}

/**
 * Why a package cannot run on `machine`, in words for its operator; null where it can.
 * @param {Machine} made
 */
export function whyUnfit(made, machine = thisMachine()) {
  if (machine.node < made.node) {
    return `This package needs Node ${made.node} or newer; this is Node ${machine.node}.`
  }
  const [wanted, found] = [made, machine].map(({ platform, arch, libc }) =>
    [platform, arch, libc].filter(Boolean).join(' '),
  )
  if (wanted === found) return null
  return (
    `This package was made for ${wanted}, and this machine is ${found}: make one on a machine of its kind ` +
    '(npm run package).'
  )
}
