import type { NumberedBatch } from '#storage/count-batches.ts'

export type BatchWriterOptions<Taken, Row> = {
  /** This writer of this process, by a number drawn at its start: it is in no count. */
  instance: string
  /** Hands over what was counted. */
  take(): Taken[]
  /** The rows of what was taken. Where it rejects, it is asked for the same again. */
  toRows(taken: readonly Taken[]): Promise<Row[]>
  write(batch: NumberedBatch<Row>): Promise<unknown>
}

/**
 * Writes down what was counted since the last time. What could not be written is tried again by the next run, under the
 * same number, so that it is written once.
 */
export class BatchWriter<Taken, Row> {
  readonly #options: BatchWriterOptions<Taken, Row>
  #taken: Taken[] = []
  #pending: NumberedBatch<Row> | null = null
  #number = 0

  constructor(options: BatchWriterOptions<Taken, Row>) {
    this.#options = options
  }

  /** Rejects where the counts cannot be written now. */
  async run(): Promise<void> {
    // What waits goes first; then what has come meanwhile.
    if (this.#pending) await this.#write(this.#pending)
    if (this.#taken.length === 0) this.#taken = this.#options.take()
    if (this.#taken.length === 0) return
    const rows = await this.#options.toRows(this.#taken)
    this.#taken = []
    if (rows.length === 0) return
    this.#pending = { instance: this.#options.instance, number: ++this.#number, rows }
    await this.#write(this.#pending)
  }

  async #write(batch: NumberedBatch<Row>): Promise<void> {
    await this.#options.write(batch)
    this.#pending = null
  }
}
