// The home page from the page cache, beside nginx serving the same bytes and headers from a
// gzip_static file, beside Node's HTTP server with nothing behind it, and beside `next start` alone:
// one worker each, interleaved runs, medians.
// A publish flushes everything in the middle of a run, so by default every ten seconds; one every
// second is shown for comparison, and bound to nothing.
//   node bench/throughput.ts [seconds of a run = 10] [rounds = 5]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '#scripts/lib/free-port.ts'
import { environment, type Seed } from '#tests/support/site.ts'
import { nodeFlags } from '../scripts/lib/node-flags.mjs'
import { withDemo } from './support/demo.ts'
import { type Running, start, startSite } from './support/server.ts'
import { type Measured, medians, need, wrk } from './support/wrk.ts'

const LEAST_RATIO = 0.6
const MOST_P99_RATIO = 3
const seconds = Number(process.argv[2] ?? 10)
const rounds = Number(process.argv[3] ?? 5)

need('wrk', '-v', 'wrk')
need('nginx', '-v', 'nginx-light')
const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-throughput-'))
const servers: Running[] = []

try {
  await withDemo(measure)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(seed: Seed) {
  try {
    await compare(seed)
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function compare(seed: Seed) {
  const site = await startSite(seed)
  servers.push(site)
  const page = await homePage(site.origin)
  const nginx = await startNginx(page)
  servers.push(nginx)
  const bare = await startBare(page)
  servers.push(bare)
  const port = await freePort()
  const nextArgs = ['start', '-p', String(port)]
  const next = await start('node_modules/.bin/next', nextArgs, port, environment(seed))
  servers.push(next)

  const runs: Record<string, Measured[]> = {
    nginx: [],
    bare: [],
    front: [],
    publishing: [],
    always: [],
    next: [],
  }
  // The compilers and the kernel's buffers have to see some load before they are at their speed.
  for (const server of [nginx, bare, site]) await wrk(`${server.origin}/`, 3)
  for (let round = 0; round < rounds; round++) {
    runs.nginx?.push(await wrk(`${nginx.origin}/`, seconds))
    runs.bare?.push(await wrk(`${bare.origin}/`, seconds))
    runs.front?.push(await wrk(`${site.origin}/`, seconds))
    for (const [name, everyMs] of [
      ['publishing', seconds * 1000],
      ['always', 1000],
    ] as const) {
      const run = () => wrk(`${site.origin}/`, seconds)
      runs[name]?.push(await whilePublishing(site, everyMs, run))
    }
  }
  runs.next?.push(await wrk(`${next.origin}/`, seconds))
  report(page, runs)
}

/** Does `job` with a publish every `everyMs`, the first one after half of that. */
async function whilePublishing<T>(
  site: Running,
  everyMs: number,
  job: () => Promise<T>,
): Promise<T> {
  const publish = () => site.process.kill('SIGUSR2')
  let timer = setTimeout(() => {
    publish()
    timer = setInterval(publish, everyMs)
  }, everyMs / 2)
  try {
    return await job()
  } finally {
    clearInterval(timer)
  }
}

type Page = { body: Buffer; headers: [string, string][] }

async function homePage(origin: string): Promise<Page> {
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
  })
  const body = await buffer(res)
  if (res.statusCode !== 200 || res.headers['content-encoding'] !== 'gzip')
    throw new Error(`/ answered ${res.statusCode} ${res.headers['content-encoding']}`)
  const own = /^(?:date|connection|keep-alive|content-|etag)/
  const headers = Object.entries(res.headers).filter(
    ([name, value]) => typeof value === 'string' && (!own.test(name) || name.endsWith('policy')),
  ) as [string, string][]
  return { body, headers }
}

async function startNginx({ body, headers }: Page): Promise<Running> {
  const port = await freePort()
  writeFileSync(path.join(folder, 'index.html'), 'gzip_static finds the file beside this one')
  writeFileSync(path.join(folder, 'index.html.gz'), body)
  const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`
  const lines = headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=100; client_body_temp_path ${folder}; proxy_temp_path ${folder};
      fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port}; root ${folder}; gzip_static on;
        default_type text/html; ${lines.join('\n        ')}
      }
    }`,
  )
  return start('nginx', ['-c', conf, '-e', 'stderr'], port)
}

async function startBare({ headers }: Page): Promise<Running> {
  const port = await freePort()
  const script = fileURLToPath(import.meta.resolve('./support/bare.ts'))
  const args = [...nodeFlags, script, path.join(folder, 'index.html.gz'), JSON.stringify(headers)]
  return start(process.execPath, args, port)
}

function report(page: Page, runs: Record<string, Measured[]>) {
  const nginx = medians(runs.nginx ?? [])
  const names = {
    nginx: 'nginx gzip_static',
    bare: 'node:http with nothing behind it',
    front: 'page cache',
    publishing: 'page cache, a publish in the run',
    always: 'page cache, a publish a second',
    next: 'next start alone',
  }
  console.log(
    `Home page, ${page.body.length} bytes gzip; ${rounds} interleaved runs of ${seconds} s\n`,
  )
  console.log(
    `${''.padEnd(36)}${'req/s'.padStart(9)}${'ratio'.padStart(8)}${'p99 ms'.padStart(9)}${'ratio'.padStart(8)}`,
  )
  for (const [key, name] of Object.entries(names)) {
    const { perSecond, p99 } = medians(runs[key] ?? [])
    const ratios = [perSecond / nginx.perSecond, p99 / nginx.p99].map((n) =>
      n.toFixed(2).padStart(8),
    )
    const columns = [
      perSecond.toFixed(0).padStart(9),
      ratios[0],
      p99.toFixed(2).padStart(9),
      ratios[1],
    ]
    console.log(name.padEnd(36) + columns.join(''))
  }
  for (const key of ['front', 'publishing']) {
    const { perSecond, p99 } = medians(runs[key] ?? [])
    if (perSecond < LEAST_RATIO * nginx.perSecond || p99 > MOST_P99_RATIO * nginx.p99) {
      console.log(
        `\nMissed: at least ${LEAST_RATIO} x the req/s, at most ${MOST_P99_RATIO} x the p99.`,
      )
      process.exitCode = 1
    }
  }
}
