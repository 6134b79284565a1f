import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Ticks in a second of the CPU times in /proc, as all builds of Linux have them. */
const TICKS = 100

/** Seconds of CPU time that a process and its threads have used; 0 for one that is gone. */
export function cpuSeconds(pid: number): number {
  const stat = readStat(pid)
  return stat ? (Number(stat[11]) + Number(stat[12])) / TICKS : 0
}

/**
 * Seconds of CPU time of a Postgres server on this machine: its processes, and the ones that have ended. `url` names
 * a database of it whose user may see the server's settings.
 */
export async function postgresCpu(url: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SHOW data_directory')
  await client.end()
  const [pid] = readFileSync(`${rows[0].data_directory}/postmaster.pid`, 'utf8').split('\n')
  const postmaster = Number(pid)
  return () => {
    const ended = readStat(postmaster)
    const children = readdirSync('/proc').filter((name) => {
      return /^\d+$/.test(name) && readStat(Number(name))?.[1] === String(postmaster)
    })
    const past = ended ? (Number(ended[13]) + Number(ended[14])) / TICKS : 0
    return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), past)
  }
}

/** The fields of a process behind its name, from its state on; null for one that is gone. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
