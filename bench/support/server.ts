import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '#scripts/lib/free-port.ts'
import { environment, type Place } from '#tests/support/site.ts'
import { nodeFlags } from '../../scripts/lib/node-flags.mjs'

/** A server that a bench started and ends; `ended` rejects once its process has ended, for whatever reason. */
export type Running = {
  origin: string
  pid: number
  process: ChildProcess
  ended: Promise<never>
  stop(): Promise<void>
}

/** Starts a command that listens on `port` and waits until it answers. Throws when it ends before. */
export async function start(
  command: string,
  args: string[],
  port: number,
  env: NodeJS.Dict<string> = {},
): Promise<Running> {
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    // The server's log goes to stderr, so that stdout has the results of the bench alone.
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)))
  })
  ended.catch(() => undefined)
  await Promise.race([answers(origin), failed, ended])
  return {
    origin,
    pid: child.pid ?? 0,
    process: child,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}

/** Starts the build that is there as `npm start` does, on these data; `site.ts` knows the `flags`. */
export async function startSite(place: Place, ...flags: string[]): Promise<Running> {
  const port = await freePort()
  return start(
    process.execPath,
    [...nodeFlags, fileURLToPath(import.meta.resolve('./site.ts')), ...flags],
    port,
    {
      ...environment(place),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
    },
  )
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return statusMb(pid, 'VmRSS')
}

/** Resident memory of a process at its highest until now in MB. */
export function highestMb(pid: number): number {
  return statusMb(pid, 'VmHWM')
}

/** Processor time that a process and its threads have used until now in ms, to the nearest 10. */
export function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}

function statusMb(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

async function answers(origin: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const reply = await fetch(origin).catch(() => undefined)
    if (reply) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} did not answer within a minute`)
}
