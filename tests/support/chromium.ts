import { execFileSync, spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/** A browser that runs on this machine: what Playwright, Lighthouse or a shell needs to start it. */
export type Chromium = { path: string; args: string[]; env: Record<string, string> }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const HOW_TO_GET = `The tests need a Chromium and found none that starts. One of these helps:
  CHROMIUM_PATH=/path/to/chromium
  apt-get install chromium        (done by the tests themselves where they run as root)
  npm install                     brings @sparticuz/chromium, which needs a 64-bit Linux`

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, an installed one, the one that npm carries, or
 * Debian's package where this process may install it. Throws with advice where there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (starts(given)) return browser(given)
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start.`)
  }
  const found = installed() ?? (await fromNpm()) ?? fromDebian()
  if (!found) throw new Error(HOW_TO_GET)
  return found
}

/** Options for `chromium.launch` of playwright-core. */
export async function launchOptions(): Promise<LaunchOptions> {
  return optionsFor(await findChromium())
}

/** The same for the one that npm carries, with its own fonts: it draws alike on every 64-bit Linux. */
export async function pinnedOptions(): Promise<LaunchOptions> {
  const pinned = await fromNpm()
  if (!pinned) throw new Error(HOW_TO_GET)
  const fonts = path.join(path.dirname(pinned.path), 'fonts.conf')
  return optionsFor({ ...pinned, env: { ...pinned.env, FONTCONFIG_FILE: fonts } })
}

const browsers = new Map<() => Promise<LaunchOptions>, Promise<Browser>>()

/**
 * The browser that these options start: one for all files of a worker, which ends with it. Vitest's own scope of a
 * worker is one for each file that extends a test.
 */
export async function browserOfWorker(options: () => Promise<LaunchOptions>): Promise<Browser> {
  const running = await browsers.get(options)
  if (running?.isConnected()) return running
  const starting = options().then((given) => chromium.launch(given))
  browsers.set(options, starting)
  return starting
}

function optionsFor(found: Chromium): LaunchOptions {
  return {
    executablePath: found.path,
    args: found.args,
    // Names of files are read as the locale has them, and a bare environment has none.
    env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...found.env },
  }
}

function browser(executable: string, env: Record<string, string> = {}): Chromium {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { path: executable, args: [...QUIET, ...root], env }
}

function starts(executable: string, env: Record<string, string> = {}): boolean {
  const flags = ['--no-sandbox', '--version']
  const run = spawnSync(executable, flags, { env: { ...process.env, ...env }, timeout: 30_000 })
  return run.status === 0
}

function installed(): Chromium | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const found = [...candidates, ...MAC].find((file) => existsSync(file) && starts(file))
  return found ? browser(found) : undefined
}

async function fromNpm(): Promise<Chromium | undefined> {
  const packed = path.resolve('node_modules/@sparticuz/chromium/bin')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed))
    return undefined
  const home = await unpack(packed)
  const executable = path.join(home, 'chromium')
  const env = {
    LD_LIBRARY_PATH: path.join(home, 'lib'),
    FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
  }
  if (starts(executable)) return browser(executable)
  return starts(executable, env) ? browser(executable, env) : undefined
}

/** Unpacks the browser and the libraries it may miss here, once for all runs of this version. */
async function unpack(packed: string): Promise<string> {
  const manifest = await readFile(path.join(packed, '../package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  // Not in the machine's temporary folder, where anybody could have put another one before.
  const cache = path.resolve('node_modules/.cache')
  const home = path.join(cache, `tableside-chromium-${version}`)
  if (existsSync(path.join(home, 'chromium'))) return home
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${home}-`)
  mkdirSync(path.join(draft, 'lib'), { recursive: true })
  const executable = path.join(draft, 'chromium')
  await writeFile(executable, await inflated(path.join(packed, 'chromium.br')))
  await chmod(executable, 0o755)
  for (const archive of ['al2023', 'swiftshader', 'fonts']) {
    const tar = await inflated(path.join(packed, `${archive}.tar.br`))
    execFileSync('tar', ['-x', '--no-same-owner', '-C', draft], { input: tar })
  }
  const fonts = `<fontconfig><dir>${path.join(home, 'fonts')}</dir></fontconfig>`
  await writeFile(path.join(draft, 'fonts.conf'), fonts)
  try {
    renameSync(draft, home)
  } catch {
    // Another run finished first; its copy is as good.
    rmSync(draft, { recursive: true, force: true })
  }
  return home
}

function inflated(file: string): Promise<Buffer> {
  return buffer(createReadStream(file).pipe(createBrotliDecompress()))
}

function fromDebian(): Chromium | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Debian’s chromium (about a minute) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', step, { env, stdio: 'inherit' })
  }
  return installed()
}
