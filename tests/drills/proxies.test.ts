import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { logIn } from '#tests/support/admin.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { makeSeed, type Seed, type Site, startSite } from '#tests/support/site.ts'
import { makeStaff, previewLink } from '#tests/support/staff.ts'

/** The samples in docs/proxies, before a real site: only addresses, ports and certificates are others. */
const PROXIES = {
  nginx: {
    file: 'nginx.conf',
    version: ['-v'],
    get: 'apt-get install nginx-light',
    start: (folder: string, file: string) => {
      const whole = path.join(folder, 'whole.conf')
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const http = `http { access_log off; ${paths.join(' ')} include ${file}; }`
      writeFileSync(whole, `daemon off; pid ${folder}/pid; error_log stderr; events {} ${http}`)
      return ['-p', folder, '-c', whole]
    },
  },
  caddy: {
    file: 'Caddyfile',
    version: ['version'],
    get: 'apt-get install caddy',
    start: (_: string, file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  haproxy: {
    file: 'haproxy.cfg',
    version: ['-v'],
    get: 'apt-get install haproxy',
    start: (_: string, file: string) => ['-db', '-f', file],
  },
}

let folder: string
let seed: Seed
let secure: number
let plain: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-proxies-'))
  const made = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...made, ...name],
    { stdio: 'pipe' },
  )
  const both = ['fullchain.pem', 'privkey.pem'].map((file) => readFileSync(`${folder}/${file}`))
  writeFileSync(`${folder}/all.pem`, Buffer.concat(both))
  seed = await makeSeed()
})
afterAll(() => {
  for (const made of [folder, seed?.dataDir])
    if (made) rmSync(made, { recursive: true, force: true })
})

describe.each(Object.keys(PROXIES) as (keyof typeof PROXIES)[])('behind %s', (name) => {
  let site: Site
  let proxy: ChildProcess
  let said = ''

  beforeAll(async () => {
    const { file, get, start, version } = PROXIES[name]
    const program = programOf(name, version, get)
    plain = await freePort()
    secure = await freePort()
    const env = { PUBLIC_URL: `https://localhost:${secure}`, GEO_HEADERS: '' }
    site = await startSite({ seed, env })
    const sample = path.join(folder, file)
    writeFileSync(
      sample,
      adapted(readFileSync(`docs/proxies/${file}`, 'utf8'), new URL(site.url).host),
    )
    proxy = spawn(program, start(folder, sample), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: homeIn(folder),
    })
    for (const stream of [proxy.stdout, proxy.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    await vi.waitFor(
      async () => {
        const { status } = await ask('/readyz').catch((error) => ({ status: error }))
        if (status !== 200) throw new Error(`${name} does not answer (${status}): ${said}`)
      },
      { timeout: 20_000, interval: 200 },
    )
  })
  afterAll(async () => {
    const gone = new Promise((resolve) => proxy?.once('exit', resolve))
    // Some wait for kept connections to go by themselves.
    const late = setTimeout(() => proxy?.kill('SIGKILL'), 2000)
    if (proxy?.kill()) await gone
    clearTimeout(late)
    await site?.stop()
  })

  // ASVS 12.2.1
  test('pages come by HTTP/2, and what is asked without TLS is sent there', async () => {
    const session = connectHttp2(`https://localhost:${secure}`, { rejectUnauthorized: false })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': '/' })
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.on('error', reject)
      stream.resume().end()
    })
    session.close()
    expect(status).toBe(200)
    const moved = await fetch(`http://localhost:${plain}/careers`, { redirect: 'manual' })
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toMatch(/^https:\/\/localhost.*\/careers$/)
    if (name === 'caddy') expect((await ask('/')).headers['alt-svc']).toContain('h3=')
  })

  // ASVS 4.1.3, 15.3.4
  test('who says to be somebody else each time is one visitor, and has the limits of one', async () => {
    const statuses = []
    for (let n = 0; n < 301; n++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${n % 250}`,
        'content-type': 'application/json',
      }
      statuses.push((await ask('/api/opentable/lock-availability', headers, '{}')).status)
    }
    expect(statuses).toContain(429)
    expect(site.log()).not.toContain('TRUSTED_PROXIES')
  })

  // ASVS 12.2.1
  test('every answer tells browsers to come by TLS alone, and so is every cookie', async () => {
    const paths = ['/', '/nope', '/menu', '/robots.txt', '/sw.js', '/my/nothing', '/preview']
    paths.push('/api/geolocation', '/api/nothing', '/admin/login', '/admin/api/staff/me')
    paths.push('/media/none.avif', '/_next/static/none.js', '/csp-report', '/healthz', '/about/')
    for (const at of paths) {
      const { headers } = await ask(at)
      const hsts = headers['strict-transport-security']
      expect([at, hsts]).toEqual([at, 'max-age=31536000; includeSubDomains'])
      for (const cookie of (headers['set-cookie'] ?? []) as string[])
        expect(cookie, at).toMatch(/; Secure(?:=true)?(?:;|$)/)
    }
    const { headers } = await ask('/api/locations/burrard/booking')
    const visitor = /^__Host-tableside-visitor=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    expect(headers['set-cookie']).toEqual([expect.stringMatching(visitor)])
  })

  test('a browser keeps the cookies of staff for this host, and no others let anybody in', async () => {
    const origin = `https://localhost:${secure}`
    const roles = { roles: ['editor'], allLocations: true }
    const person = await makeStaff(site, seed.staff, roles)
    const browser = await openBrowser()
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) refused.push(line.text())
      })
      await page.goto(`${origin}/admin/login`)
      await logIn(page, person)
      await page.waitForURL(`${origin}/admin`)
      await page.goto(origin + previewLink(site, 'globals:header'))
      expect(await page.title()).toContain('Saltwood')
      const kept = (await context.cookies()).filter(({ name }) => /token|tableside/.test(name))
      expect(kept.map(({ name }) => name).sort()).toEqual([
        '__Host-tableside-device',
        '__Host-tableside-draft',
        '__Host-tableside-previewing',
        '__Host-tableside-session',
      ])
      for (const cookie of kept)
        expect(cookie).toMatchObject({ secure: true, path: '/', domain: 'localhost' })
      const session = kept.find(({ name }) => name === '__Host-tableside-session')?.value ?? ''
      const signedInBy = async (name: string) => {
        const { body } = await ask('/admin/api/staff/me', {
          cookie: `${name}=${session}`,
          'sec-fetch-site': 'same-origin',
        })
        return (JSON.parse(body) as { user: { email: string } | null }).user?.email
      }
      expect(await signedInBy('__Host-tableside-session')).toBe(person.email)
      expect(await signedInBy('tableside-session')).toBeUndefined()
      // Browsers let go of such a cookie, too, only where it is said as it was set.
      await page.goto(`${origin}/preview/exit`)
      await context.request.post(`${origin}/admin/api/staff/logout`, { headers: { origin } })
      const left = (await context.cookies()).map(({ name }) => name)
      expect(left.filter((name) => name.startsWith('__Host-'))).toEqual(['__Host-tableside-device'])
      expect(refused).toEqual([])
    } finally {
      await browser.close()
    }
  })

  test('an upload reaches the site', async () => {
    const { status, body } = await ask('/admin/api/media', {}, Buffer.alloc(24 * 1024 * 1024))
    expect(status).not.toBe(413)
    expect(body).toContain('"errors"')
  })

  test('what is sold out is said at once, by an answer that stays open', async () => {
    const began = await new Promise<string>((resolve, reject) => {
      const headers = { accept: 'text/event-stream' }
      const options = { ...address('/api/locations/burrard/sold-out'), headers }
      const sent = request(options, (res) => {
        res.setEncoding('utf8').once('data', (text: string) => {
          sent.destroy()
          resolve(`${res.statusCode} ${text}`)
        })
      })
      sent.on('error', reject).end()
    })
    expect(began).toMatch(/^200 retry: /)
  })
})

function adapted(sample: string, upstream: string): string {
  const changes: [RegExp | string, string][] = [
    [/127\.0\.0\.1:3000/g, upstream.replace('localhost', '127.0.0.1')],
    [/^.*\[::\]:.*$/gm, ''],
    [/listen 80\b/g, `listen ${plain}`],
    [/listen 443\b/g, `listen ${secure}`],
    ['bind :80', `bind :${plain}`],
    ['bind :443', `bind :${secure}`],
    [
      '\nwww.example.com {',
      `\n{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\nlocalhost {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    ],
    [/https:\/\/www\.example\.com\$/g, `https://localhost:${secure}$`],
    [/\/etc\/ssl\/www\.example\.com/g, folder],
    [/www\.example\.com/g, 'localhost'],
  ]
  return changes.reduce((text, [from, to]) => text.replace(from, to), sample)
}

/** A program that Debian has in /usr/sbin, or that is found by its name. */
function programOf(name: string, version: string[], get: string): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  const found = folders.map((at) => path.join(at, name)).find((file) => existsSync(file))
  if (!found) throw new Error(`${name} is needed to try its sample: ${get}`)
  execFileSync(found, version, { stdio: 'pipe' })
  return found
}

function homeIn(home: string): NodeJS.ProcessEnv {
  return { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
}

function address(at: string) {
  return { host: 'localhost', port: secure, path: at, rejectUnauthorized: false }
}

type Reply = { status: number; headers: Record<string, unknown>; body: string }

function ask(at: string, headers: object = {}, body?: string | Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ ...address(at), method, headers: { ...headers } }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }),
      )
    })
    sent.on('error', reject).end(body)
  })
}
