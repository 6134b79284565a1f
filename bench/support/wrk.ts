import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Requests a second, and the 99th percentile of the time of one in ms. */
export type Measured = { perSecond: number; p99: number }

/** Throws with advice where a program that the bench needs is not installed. */
export function need(program: string, versionFlag: string, debian: string): void {
  const found = spawnSync(program, [versionFlag])
  if (found.error)
    throw new Error(
      `This bench needs ${program}: apt-get install ${debian}, or brew install ${program}`,
    )
}

/** Loads `url` with 32 kept-alive connections of one thread that take gzip. */
export async function wrk(url: string, seconds: number): Promise<Measured> {
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await run('wrk', args)
  // A slow answer is in the percentiles; a broken or refused one makes the figures worthless.
  const failed = /Non-2xx or 3xx responses: \d+|(?:connect|read|write) [1-9]\d*,/.exec(stdout)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

function milliseconds(match: RegExpExecArray | null): number {
  const unit = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1
  return Number(match?.[1]) * unit
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The medians of several runs. */
export function medians(runs: Measured[]): Measured {
  return { perSecond: median(runs.map((r) => r.perSecond)), p99: median(runs.map((r) => r.p99)) }
}
