// Runs on whatever Node the machine has, before anything is installed: nothing but the platform.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeFlags } from './node-flags.mjs'
import { packagedFor, whyUnfit } from './packaged.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST = [20, 19]
/** Node's compile cache: a later start takes half the time. */
export const COMPILED = 'node_modules/.cache/compiled'
/** Brought by an install script of its package, which npm may be told to skip. */
const OWN_NODE = 'node_modules/node/bin/node'

/**
 * Runs a TypeScript file of this project on the project's own Node, with everything installed:
 * `.env` is read, missing packages are installed, `args` and signals are passed on. In a package it runs on
 * the Node that is there, and nothing is installed. What only its operator can mend is printed without a stack.
 */
export async function run(script, args = process.argv.slice(2)) {
  process.chdir(root)
  const made = packagedFor(root)
  if (made) refuseOtherMachine(made)
  else refuseOldNode()
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  if (!made) await install()
  const node = made ? process.execPath : path.join(root, OWN_NODE)
  const ready = nodeFlags.every((flag) => process.execArgv.includes(flag))
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(root, COMPILED)
  if (ready && realpathSync(process.execPath) === realpathSync(node)) {
    module.enableCompileCache(compiled)
    process.argv.splice(2, Number.POSITIVE_INFINITY, ...args)
    const { exitOnOperatorError } = await import('../../src/lib/process/operator-error.ts')
    await exitOnOperatorError(() => import(pathToFileURL(path.join(root, script)).href))
    return
  }
  // Runs this same command in a second process, whose Node runs TypeScript.
  const child = spawn(node, [...nodeFlags, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: withOwnBinaries(), NODE_COMPILE_CACHE: compiled },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`Tableside needs Node ${OLDEST.join('.')} or newer; this is ${process.version}.`)
  process.exit(1)
}

function refuseOtherMachine(made) {
  const why = whyUnfit(made)
  if (why === null) return
  console.error(why)
  process.exit(1)
}

function withOwnBinaries() {
  return [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
}

/** Runs `npm ci` where a package of the lockfile is missing or has another version. */
async function install() {
  const missing = missingPackages()
  if (missing.length === 0) return
  console.log(`› Installing ${missing.length} packages …`)
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const beat = setInterval(() => console.log(`  … Installing: ${seconds()}`), 15_000)
  const npm = process.env.npm_execpath ?? ''
  const [command, first] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await new Promise((resolve) => {
    // npm is asked for the tools of development too, whatever the site's own mode is.
    const env = { ...process.env, NODE_ENV: 'development' }
    spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', () => resolve(1))
      .on('exit', resolve)
  })
  clearInterval(beat)
  if (code !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(code ?? 1)
  }
  if (!existsSync(OWN_NODE)) {
    console.error(
      'npm is set to skip install scripts, and one of them installs Node itself. Please run\n' +
        '  npm rebuild node --ignore-scripts=false',
    )
    process.exit(1)
  }
  console.log(`  Installing: done in ${seconds()}`)
}

/**
 * Names of what must be installed in `folder` and is not there in the lockfile's version; packages
 * for some platforms only are never missed.
 */
export function missingPackages(folder = '.') {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'))
  const installed = packagesOf(path.join(folder, 'node_modules/.package-lock.json'))
  const missing = Object.entries(wanted)
    .filter(([where, entry]) => where !== '' && !entry.optional && !entry.link)
    .filter(([where, entry]) => installed[where]?.version !== entry.version)
    .map(([where]) => where.replace(/^.*node_modules\//, ''))
  return missing.length === 0 && !existsSync(path.join(folder, OWN_NODE)) ? ['node'] : missing
}

function packagesOf(file) {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
