import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

/** Where a sample of docs/proxies gets the site from, listens and may write. */
type Place = { upstream: string; port: number; folder: string }

type Sample = {
  program: string
  version: string
  get: string
  file: string
  /** How old a page may be after a publish, ms. */
  oldest: number
  /** `CDN_PURGE_URLS` of the site. */
  purges(port: number): string
  /** The sample with other addresses and ports, and nothing else. */
  adapt(sample: string, place: Place): string
  arguments(file: string, place: Place): string[]
}

/** The samples of caching proxies. */
export const CACHING_PROXIES = {
  varnish: {
    program: 'varnishd',
    version: '-V',
    get: 'apt-get install varnish',
    file: 'varnish.vcl',
    oldest: 2000,
    purges: (port) => `http://127.0.0.1:${port}/`,
    adapt: (sample, { upstream }) =>
      sample.replace('.port = "3000"', `.port = "${upstream.split(':')[1]}"`),
    arguments: (file, { port, folder }) => [
      ...['-j', 'none', '-F', '-n', path.join(folder, 'varnish'), '-f', file],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
    ],
  },
  nginx: {
    program: 'nginx',
    version: '-v',
    get: 'apt-get install nginx-light',
    file: 'nginx-cache.conf',
    // It cannot be purged, and counts whole seconds: one that it may keep a page for is two.
    oldest: 3000,
    purges: () => 'none',
    adapt: (sample, { upstream, port, folder }) =>
      sample
        .replaceAll('127.0.0.1:3000', upstream)
        .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
        .replaceAll('/var/cache/nginx', folder)
        .replaceAll('www.example.com', 'localhost')
        .replace(/^ *(?:ssl_.*|listen \[::\].*)$/gm, ''),
    arguments: (file, { folder }) => {
      const whole = path.join(folder, 'whole.conf')
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const http = `http { access_log off; ${paths.join(' ')} include ${file}; }`
      const own = process.getuid?.() === 0 ? 'user root;' : ''
      const first = `${own} daemon off; pid ${folder}/pid; error_log stderr; events {}`
      writeFileSync(whole, `${first} ${http}`)
      return ['-p', folder, '-c', whole]
    },
  },
} satisfies Record<string, Sample>

export type Visited = { status: number; headers: IncomingHttpHeaders; text: string }

export type CachingProxy = {
  port: number
  visit(at: string, headers?: Record<string, string>): Promise<Visited>
  stop(): Promise<void>
}

/** Starts a sample on `port` before the site at `upstream`; resolves when it answers. */
export async function startCachingProxy(
  name: keyof typeof CACHING_PROXIES,
  place: Place,
): Promise<CachingProxy> {
  const {
    program,
    version,
    get,
    file,
    adapt,
    arguments: argumentsOf,
  }: Sample = CACHING_PROXIES[name]
  const sample = path.join(place.folder, file)
  writeFileSync(sample, adapt(readFileSync(`docs/proxies/${file}`, 'utf8'), place))
  const found = programOf(program, version, get)
  const child = spawn(found, argumentsOf(sample, place), { stdio: ['ignore', 'pipe', 'pipe'] })
  const agent = new Agent({ keepAlive: true })
  const visit: CachingProxy['visit'] = (at, headers = {}) => ask(place.port, at, headers, agent)
  const stop = async () => {
    agent.destroy()
    await end(child)
  }
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
    })
  const answers = async () => {
    const { status } = await visit('/readyz').catch((error) => ({ status: error }))
    if (status !== 200) throw new Error(`${program} does not answer (${status}): ${said}`)
  }
  try {
    await vi.waitFor(answers, { timeout: 30_000, interval: 200 })
  } catch (error) {
    await stop()
    throw error
  }
  return { port: place.port, visit, stop }
}

function ask(
  port: number,
  at: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<Visited> {
  return new Promise((resolve, reject) => {
    const host = `localhost:${port}`
    const options = { host: '127.0.0.1', port, path: at, agent, headers: { host, ...headers } }
    request(options, async (res) => {
      const { statusCode: status = 0, headers: said } = res
      text(res).then((body) => resolve({ status, headers: said, text: body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null && child.kill()) await gone
}

/** A program that Debian has in /usr/sbin, or that is found by its name. */
function programOf(name: string, version: string, get: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  const found = folders.map((at) => path.join(at, name)).find((file) => existsSync(file))
  if (!found) throw new Error(`${name} is needed to try its sample: ${get}`)
  execFileSync(found, [version], { stdio: 'pipe' })
  return found
}
