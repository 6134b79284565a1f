import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { makePackage } from '#scripts/lib/package/make-package.ts'

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }
const RELEASE = 'bookworm'
const BASE = 'localhost/base:drill'
const IMAGE = 'localhost/tableside:drill'

type Image = {
  config: {
    User: string
    Env: string[]
    Entrypoint: string[]
    Cmd: string[]
    WorkingDir: string
    StopSignal: string
    Labels: Record<string, string>
    Healthcheck: { Test: string[] }
  }
}

let folder: string
let image: Image['config']
/** The image's files, as a container has them. */
let root: string

beforeAll(() => {
  for (const program of ['buildah', 'debootstrap', 'unshare'])
    expectProgram(program, 'apt-get install buildah debootstrap util-linux')
  if (process.getuid?.() !== 0) throw new Error('Images are made by root here: sudo npm run drills')
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build. Run: npm run build')
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-image-'))
  makeBase(path.join(folder, 'base'))
  const made = makePackage(path.join(folder, 'made')).folder
  const args = ['--build-arg', `BASE=${BASE}`, '--build-arg', 'VERSION=0.0.0-drill']
  const file = path.join(made, 'deploy/Dockerfile')
  buildah('build', '--format', 'docker', '--pull-never', ...args, '-f', file, '-t', IMAGE, made)
  const container = buildah('from', '--pull-never', IMAGE)
  root = buildah('mount', container)
  image = (JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as { Docker: Image }).Docker
    .config
}, 900_000)
afterAll(() => {
  if (!folder) return
  if (root) buildah('umount', '--all')
  rmSync(folder, { recursive: true, force: true })
})

function expectProgram(program: string, get: string) {
  try {
    execFileSync('which', [program], { env: ENV, stdio: 'pipe' })
  } catch {
    throw new Error(`This drill needs ${program}: ${get}`)
  }
}

/** buildah without a daemon and without other namespaces, with a store that goes with the drill. */
function buildah(...args: string[]): string {
  const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')]
  const env = { ...ENV, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }
  return execFileSync('buildah', [...store, ...args], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()
}

/** An image of a Debian with Node and nothing else, as the one that the Dockerfile names. */
function makeBase(at: string) {
  const parts = ['--variant=minbase', '--include=libstdc++6,ca-certificates', RELEASE, at]
  execFileSync('debootstrap', parts, { env: ENV, stdio: 'pipe' })
  cpSync(process.execPath, path.join(at, 'usr/local/bin/node'))
  const container = buildah('from', 'scratch')
  buildah('add', container, at, '/')
  buildah('commit', '--rm', container, BASE)
}

/**
 * Runs a command of the image as its only process group: as its user, on its files, which cannot be written, with
 * `data` at /data and an empty /tmp.
 */
function runImage(data: string, command: readonly string[], env: Record<string, string>) {
  const variables = [
    ...image.Env,
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ]
  const enter = `mount --bind "$R" "$R" && mount -o remount,bind,ro "$R" && mount --bind "$D" "$R/data" &&
    mount -t tmpfs none "$R/tmp" && mount -t proc none "$R/proc" &&
    exec chroot --userspec="$U" "$R" env -i -C "$W" "$@"`
  const into = { ...ENV, R: root, D: data, U: image.User, W: image.WorkingDir }
  const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, 'sh']
  return spawn('unshare', [...args, ...variables, ...command], { env: into, stdio: 'pipe' })
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return () => said
}

/** Process 1 of what `unshare` started. */
function firstProcess({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

// ASVS 13.2.2
test('the image says whose it is, and is not root', () => {
  expect(image.User).toBe('1000:1000')
  expect(image.StopSignal).toBe('SIGTERM')
  expect(image.Labels).toMatchObject({
    'org.opencontainers.image.title': 'Tableside',
    'org.opencontainers.image.version': '0.0.0-drill',
  })
  expect(existsSync(path.join(root, 'app/.env'))).toBe(false)
})

test('a container starts on a root that cannot be written, is healthy, and ends in order as process 1', async () => {
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  execFileSync('chown', [image.User, data])
  const port = String(await freePort())
  const whole = [...image.Entrypoint, ...image.Cmd]
  const container = runImage(data, whole, { PORT: port, LOG_LEVEL: 'info' })
  const said = collect(container)
  const ended = once(container, 'close')
  try {
    await vi.waitUntil(() => said().includes('"listening"') || container.exitCode !== null, {
      timeout: 180_000,
      interval: 100,
    })
    if (container.exitCode !== null) throw new Error(`It ended: ${said()}`)
    for (const page of ['/', '/locations', '/admin/login', '/readyz'])
      expect((await fetch(`http://localhost:${port}${page}`)).status, said()).toBe(200)
    expect(await healthcheck(data, port)).toBe(0)
    process.kill(firstProcess(container), 'SIGTERM')
    await ended
    expect(container.exitCode).toBe(0)
  } finally {
    container.kill('SIGKILL')
  }
  expect(await healthcheck(data, port)).toBe(1)
  expect(readdirSync(data)).toContain('content.db')
})

/** The exit code of the image's health check. */
async function healthcheck(data: string, port: string): Promise<number> {
  const [kind, ...command] = image.Healthcheck.Test
  expect(kind).toBe('CMD')
  const [code] = await once(runImage(data, command, { PORT: port }), 'close')
  return code
}
