import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Call, Questions, Reply, ThreadData } from './thread-messages.ts'

// A path in the project, as bundlers do not know worker files.
const THREAD = 'src/booking-engine/figures/thread.ts'

type Waiting = { resolve(value: never): void; reject(error: Error): void }

/** The thread that reads figures: started by the first question, and again by the next one if it ended. */
export class FiguresThread {
  readonly #data: ThreadData
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  constructor(data: ThreadData) {
    this.#data = data
  }

  /** Asks the thread; rejects with its error, or if it ends. */
  ask<Kind extends keyof Questions>(
    kind: Kind,
    asked: Questions[Kind]['asked'],
  ): Promise<Questions[Kind]['answer']> {
    const worker = this.#open()
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, kind, asked } as Call)
    })
  }

  /** Ends the thread; what is asked for fails. */
  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(path.resolve(/* turbopackIgnore: true */ THREAD), {
      workerData: this.#data,
    })
    worker.on('message', (reply: Reply) => this.#settle(worker, reply))
    worker.on('error', (error) => this.#ended(worker, error))
    worker.on('exit', () => this.#ended(worker, new Error('The thread of the figures has ended.')))
    this.#worker = worker
    return worker
  }

  #settle(worker: Worker, reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('failure' in reply) waiting?.reject(new Error(reply.failure))
    else waiting?.resolve(reply.value as never)
    if (this.#waiting.size === 0) worker.unref()
  }

  #ended(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(error as Error)
    this.#waiting.clear()
  }
}
