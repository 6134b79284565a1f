// How long the second `npm start` takes until it listens: node bench/start.ts [runs = 5]
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/lib/free-port.ts'

const MOST_SECONDS = 5
const runs = Number(process.argv[2] ?? 5)
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-start-'))

const times: number[] = []
try {
  const first = await npmStart()
  for (let run = 0; run < runs; run++) times.push(await npmStart())
  times.sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  const shown = (value: number) => `${value.toFixed(2)} s`
  console.table({
    'first (migrates, fills)': shown(first),
    'second, median': shown(median),
    'second, slowest': shown(times.at(-1) ?? Number.NaN),
    'at most': shown(MOST_SECONDS),
  })
  if (median > MOST_SECONDS) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

/** Seconds from the command to the line that says that it listens; then ends it. */
async function npmStart(): Promise<number> {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await listening(child)
  const seconds = (performance.now() - started) / 1000
  // Closed once the last process that holds its output is gone: npm ends before the site does.
  const gone = new Promise((resolve) => child.once('close', resolve))
  // The whole group: npm passes signals on, but not at once.
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await gone
  return seconds
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (text.includes('"msg":"listening"')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${text}`)))
  })
}
