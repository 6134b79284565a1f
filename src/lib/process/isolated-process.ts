import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { processSingleton } from './process-singleton.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a process waits for more work, ms; it starts again in a quarter of a second. */
const IDLE_MS = 10_000

/** The code with which a process ends itself where it needs more memory than it may. */
export const OUT_OF_MEMORY = 70

/** Why an isolated process gave no answer. */
export type IsolationFault = 'too_much_time' | 'too_much_memory' | 'ended'

/** Thrown where an isolated process did not answer within its limits of time and memory. */
export class IsolationError extends Error {
  override name = 'IsolationError'
  readonly fault: IsolationFault

  constructor(fault: IsolationFault, detail: string) {
    super(detail)
    this.fault = fault
  }
}

/** A process of ours that reads what strangers made, and who waits for it. */
type Isolated = {
  child: ChildProcess | null
  idle: NodeJS.Timeout | undefined
  turn: Promise<unknown>
}

type Work<Call> = {
  /** Names the process, of which the site has one. */
  name: string
  /** The module that it runs, from the project's folder: it answers each message by one. */
  script: string
  /** Longest time that the call may take, ms. */
  longestMs: number
  /** Whether the process ends after the call, with all that the call left in it; it waits for more unless told. */
  isOnce?: boolean
  /** The message to send; told whether the process has just started, and so knows nothing of earlier calls. */
  call(isNew: boolean): Call
}

/**
 * Sends one message to a process of its own and resolves to its answer, one call at a time: work that takes too much
 * time or memory ends that process, and not the site. Throws `IsolationError`.
 */
export function runIsolated<Call extends object>(work: Work<Call>): Promise<unknown> {
  const own = processSingleton<Isolated>(`isolated ${work.name}`, () => ({
    child: null,
    idle: undefined,
    turn: Promise.resolve(),
  }))
  const answer = own.turn.then(() => runInTurn(own, work))
  own.turn = answer.catch(() => {})
  return answer
}

async function runInTurn<Call extends object>(own: Isolated, work: Work<Call>) {
  clearTimeout(own.idle)
  const isNew = own.child === null
  const child = own.child ?? start(own, work.script)
  child.ref()
  try {
    return await withTimeout(awaitAnswer(child, work.call(isNew)), work.longestMs, () => {
      endProcess(own, child)
      throw new IsolationError('too_much_time', 'it takes too long')
    })
  } finally {
    child.unref()
    child.channel?.unref()
    if (work.isOnce) endProcess(own, child)
    else own.idle = setTimeout(() => endProcess(own, child), IDLE_MS).unref()
  }
}

/** Resolves to the process's answer. */
function awaitAnswer(child: ChildProcess, call: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', told).off('exit', gone).off('error', failed)
      act()
    }
    const told = (answer: unknown) => settle(() => resolve(answer))
    const gone = (code: number | null, signal: string | null) =>
      settle(() => {
        // A process whose work keeps it from ending itself is ended by its own watch.
        const isMemory = code === OUT_OF_MEMORY || signal === 'SIGKILL' || signal === 'SIGABRT'
        reject(
          isMemory
            ? new IsolationError('too_much_memory', 'it needs too much memory')
            : new IsolationError('ended', `it ended with ${code ?? signal}`),
        )
      })
    const failed = (error: Error) => settle(() => reject(error))
    child.on('message', told).on('exit', gone).on('error', failed)
    child.channel?.ref()
    child.send(call)
  })
}

function start(own: Isolated, script: string): ChildProcess {
  const child = fork(path.resolve(/* turbopackIgnore: true */ script), {
    // No variables: what takes the process over finds no secrets.
    env: { NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  own.child = child
  child.once('exit', () => endProcess(own, child))
  return child
}

function endProcess(own: Isolated, child: ChildProcess): void {
  if (own.child === child) own.child = null
  child.kill('SIGKILL')
}
