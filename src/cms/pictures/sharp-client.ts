import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { LONGEST_MS, OUT_OF_MEMORY } from './limits.ts'
import type { SharpCall, SharpResult } from './sharp-messages.ts'

/** How long the process waits for more work, ms; it starts again in a quarter of a second. */
const IDLE_MS = 10_000

/** Thrown for a picture that cannot be read, or not within the limits of time and memory. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

type SharpRequest = Omit<SharpCall, 'input'> & { input: Uint8Array | string }

/** The one process of ours that reads pictures, and who waits for it. */
type SharpProcess = {
  child: ChildProcess | null
  /** The picture that the child has. */
  last: SharpCall['input']
  idle: NodeJS.Timeout | undefined
  turn: Promise<unknown>
}

const sharpProcess = () =>
  processSingleton<SharpProcess>('picture-reader', () => ({
    child: null,
    last: undefined,
    idle: undefined,
    turn: Promise.resolve(),
  }))

/**
 * Has sharp do one step in a process of its own, one at a time: a picture that takes too much time or memory
 * ends that process, and not the site. Throws `UnreadablePicture`.
 */
export function runSharp(asked: SharpRequest, { longestMs = LONGEST_MS } = {}): Promise<unknown> {
  const own = sharpProcess()
  const answer = own.turn.then(() => runInTurn(own, asked, longestMs))
  own.turn = answer.catch(() => {})
  return answer
}

async function runInTurn(own: SharpProcess, { input, ...asked }: SharpRequest, longestMs: number) {
  clearTimeout(own.idle)
  const child = own.child ?? start(own)
  const step: SharpCall = { ...asked, input: input === own.last ? undefined : input }
  own.last = input
  child.ref()
  try {
    const done = await withTimeout(awaitResult(child, step), longestMs, () => {
      endProcess(own, child)
      throw new UnreadablePicture('it takes too long')
    })
    if ('error' in done) throw new UnreadablePicture(done.error)
    return done.value
  } finally {
    child.unref()
    child.channel?.unref()
    own.idle = setTimeout(() => endProcess(own, child), IDLE_MS).unref()
  }
}

/** Resolves to the process's answer. */
function awaitResult(child: ChildProcess, step: SharpCall): Promise<SharpResult> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', told).off('exit', gone).off('error', failed)
      act()
    }
    const told = (done: unknown) => settle(() => resolve(done as SharpResult))
    const gone = (code: number | null) =>
      settle(() => {
        reject(
          new UnreadablePicture(
            code === OUT_OF_MEMORY ? 'it needs too much memory' : `it ended with ${code}`,
          ),
        )
      })
    const failed = (error: Error) => settle(() => reject(error))
    child.on('message', told).on('exit', gone).on('error', failed)
    child.channel?.ref()
    child.send(step)
  })
}

function start(own: SharpProcess): ChildProcess {
  const child = fork(
    path.resolve(/* turbopackIgnore: true */ 'src/cms/pictures/sharp-process.ts'),
    {
      // No variables: a picture that takes the process over finds no secrets.
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  own.child = child
  own.last = undefined
  child.once('exit', () => endProcess(own, child))
  return child
}

function endProcess(own: SharpProcess, child: ChildProcess): void {
  if (own.child === child) own.child = null
  child.kill('SIGKILL')
}
