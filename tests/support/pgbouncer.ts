import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/lib/free-port.ts'
import { unprivilegedUser } from './postgres.ts'

/** PgBouncer before a Postgres server, with all of its databases. */
export type PgBouncer = {
  /** The address of a database of the server, by way of PgBouncer. */
  before(database: string): string
  stop(): Promise<void>
}

const HOW_TO_GET = 'PgBouncer is needed and was not found: apt-get install pgbouncer'

/**
 * Starts PgBouncer before the server of `url` by the sample of docs/operating/pgbouncer.ini; only addresses, users, files and
 * what is in `change` are others.
 */
export async function startPgBouncer(
  url: string,
  change: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
    (name) => !spawnSync(name, ['--version']).error,
  )
  if (!program) throw new Error(HOW_TO_GET)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-pgbouncer-'))
  const user = unprivilegedUser()
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, adapted(new URL(url), { listen_port: port, ...change }))
  for (const made of user ? [folder, file] : []) chownSync(made, user?.uid ?? 0, user?.gid ?? 0)
  const child = spawn(program, [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with code ${code}:\n${said}`)))
  })
  return {
    before(database) {
      const address = new URL(database)
      address.port = String(port)
      return address.href
    },
    async stop() {
      process.off('exit', end)
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The sample, for the databases of a test server whose users need no password here. */
function adapted(server: URL, change: Record<string, string | number>): string {
  const { hostname, port, username, password } = server
  const secret = password ? ` password=${decodeURIComponent(password)}` : ''
  const all = `* = host=${hostname} port=${port || 5432} user=${username}${secret}`
  const settings = { auth_type: 'any', unix_socket_dir: '', ...change }
  const lines = readFileSync('docs/operating/pgbouncer.ini', 'utf8')
    .replace(/^tableside = .*$/m, all)
    .split('\n')
    .filter((line) => !/^(?:auth_file|logfile|pidfile)/.test(line))
    .filter((line) => !Object.keys(settings).includes(line.split(' = ')[0] ?? ''))
  return [...lines, ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`)].join(
    '\n',
  )
}
