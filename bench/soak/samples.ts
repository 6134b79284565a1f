import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Client } from './http.ts'

/** Resources that a site uses at one moment. */
export type Sample = {
  /** Seconds of the site's clock since the run began. */
  at: number
  /** Resident memory, JavaScript heap in use, and memory outside of it that belongs to its objects, MB. */
  memory: { resident: number; heap: number; external: number }
  /** Open files of the process, of which so many are sockets; its threads, and streams that guests listen to. */
  process: { files: number; sockets: number; threads: number; streams: number }
  /** Size of the data folder, MB: the content database, the booking database, their write-ahead logs, and all other files. */
  disk: { content: number; bookings: number; logs: number; other: number }
  /** Mails and payments that wait; null where that could not be read. */
  outbox: number | null
}

const MB = 1024 * 1024
const DATABASES = ['content.db', 'booking.db']

/** Measures a site on SQLite by its process, its metrics and its folder. */
export async function takeSample(
  at: number,
  site: { pid: number; dataDir: string },
  metricsClient: Client,
): Promise<Sample> {
  const { text: metrics } = await metricsClient.ask({ path: '/metrics' })
  const optional = (name: string) => {
    const line = metrics.split('\n').find((one) => one.startsWith(`${name} `))
    return line ? Number(line.split(' ')[1]) : null
  }
  const metric = (name: string) => {
    const value = optional(name)
    if (value === null) throw new Error(`the site has no metric ${name}`)
    return value
  }
  return {
    at,
    memory: {
      resident: metric('process_resident_memory_bytes') / MB,
      heap: metric('nodejs_heap_size_used_bytes') / MB,
      external: metric('nodejs_external_memory_bytes') / MB,
    },
    process: {
      ...openFiles(site.pid),
      streams: metric('tableside_event_streams_open{client="guests"}'),
    },
    disk: diskOf(site.dataDir),
    outbox: optional('tableside_outbox_waiting_messages'),
  }
}

function openFiles(pid: number): { files: number; sockets: number; threads: number } {
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      // It was closed meanwhile.
      return null
    }
  })
  return {
    files: open.filter((target) => target !== null).length,
    sockets: open.filter((target) => target?.startsWith('socket:')).length,
    threads: Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  }
}

function diskOf(dataDir: string): Sample['disk'] {
  const disk = { content: 0, bookings: 0, logs: 0, other: 0 }
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const found = statSync(path.join(dataDir, name), { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    const part = name.endsWith('-wal')
      ? 'logs'
      : name === 'content.db'
        ? 'content'
        : name === 'booking.db'
          ? 'bookings'
          : 'other'
    disk[part] += found.size / MB
  }
  return disk
}

/** Rows of every table of both databases. */
export function countRows(dataDir: string): Record<string, number> {
  const rows: Record<string, number> = {}
  for (const name of DATABASES) {
    const database = new DatabaseSync(path.join(dataDir, name), { readOnly: true, timeout: 5_000 })
    try {
      const tables = database
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
        .all() as { name: string }[]
      for (const table of tables) {
        const [counted] = database.prepare(`SELECT COUNT(*) AS n FROM "${table.name}"`).all()
        rows[`${path.parse(name).name}.${table.name}`] = Number(counted?.n)
      }
    } finally {
      database.close()
    }
  }
  return rows
}
