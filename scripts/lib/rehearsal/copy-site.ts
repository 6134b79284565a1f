import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { OperatorError } from '#lib/process/operator-error.ts'
import { freePort } from '../free-port.ts'

const BUILD = '.next/BUILD_ID'
const LISTENS = '"msg":"listening"'
/** The end of a log that tells why a process failed. */
const LAST_WORDS = 2000

/** A site that runs on a copy of the data, on an address that this machine alone reaches. */
export type CopySite = {
  /** Its origin, without a trailing slash. */
  url: string
  pid: number
  /** Ends it in order; resolves to its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Its standard output and errors so far. */
  log(): string
}

/**
 * Runs one of the project's scripts on a copy until it has ended; answers what it wrote. Throws an `OperatorError` with
 * its last words where it ends with another code than those that are `good`.
 */
export async function runOnCopy(
  args: string[],
  variables: Record<string, string>,
  good: readonly number[] = [0],
): Promise<string> {
  const { child, log } = start(args, variables)
  const [code] = await once(child, 'close')
  if (good.includes(code)) return log()
  throw new OperatorError(`${args.join(' ')} ended with code ${code}:\n${log().slice(-LAST_WORDS)}`)
}

/** Starts the built site on a copy; resolves when it listens. */
export async function startOnCopy(variables: Record<string, string>): Promise<CopySite> {
  if (!existsSync(BUILD)) throw new OperatorError('There is no build to start: npm run build')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const place = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url }
  const { child, log } = start(['front/server.ts'], { ...variables, ...place })
  const ended = once(child, 'close')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await listening(child, log)
  const finish = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    const [code] = await ended
    process.off('exit', end)
    return code
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => finish('SIGTERM'),
    kill: async () => void (await finish('SIGKILL')),
    log,
  }
}

function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return { child, log: () => text }
}

function listening(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log().includes(LISTENS)) resolve()
    })
    child.once('error', reject)
    child.once('close', (code) =>
      reject(
        new OperatorError(
          `The site ended with code ${code} before it listened:\n${log().slice(-LAST_WORDS)}`,
        ),
      ),
    )
  })
}
