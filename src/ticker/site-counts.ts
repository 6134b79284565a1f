import { createHmac } from 'node:crypto'
import type { BufferedCount } from '#lib/site-counts/count-buffer.ts'
import { localOf } from '#lib/time/time.ts'
import { type CountBatch, type DayCount, DIGEST_MARK, mondayOf } from '#storage/site-counts.ts'
import { BatchWriter } from './batch-writer.ts'
import { DetailLimits, hasMadeUpDetails } from './detail-limits.ts'

/** Where counts of a uid belong; a uid that no location has, or had before, belongs nowhere. */
export type Place = { id: string; timeZone: string }

export type SiteCountsOptions = {
  /** This process, by a number drawn at its start: it is in no count. */
  instance: string
  /** Hands over what was counted. */
  take(): BufferedCount[]
  place(uid: string): Promise<Place | null>
  /** The zone of the group, for what belongs to no location. */
  timeZone(): Promise<string>
  write(batch: CountBatch): Promise<unknown>
  /** The key of the digests of words. */
  secret: string
}

/** Writes down what pages have counted since the last time (`BatchWriter`). */
export class SiteCountsWriter {
  readonly #options: SiteCountsOptions
  readonly #limits = new DetailLimits()
  readonly #writer: BatchWriter<BufferedCount, DayCount>

  constructor(options: SiteCountsOptions) {
    this.#options = options
    const { instance, take, write } = options
    const toRows = (counts: readonly BufferedCount[]) => this.#toRows(counts)
    this.#writer = new BatchWriter({ instance, take, toRows, write })
  }

  /** Rejects where the counts cannot be written now. */
  run(): Promise<void> {
    return this.#writer.run()
  }

  async #toRows(counts: readonly BufferedCount[]): Promise<DayCount[]> {
    const group: Place = { id: '', timeZone: await this.#options.timeZone() }
    const places = new Map<string, Place | null>([['', group]])
    for (const { location } of counts) {
      if (!places.has(location)) places.set(location, await this.#options.place(location))
    }
    return counts.flatMap(({ at, step, location, detail, count }) => {
      const place = places.get(location)
      if (!place) return []
      const day = localOf(at, place.timeZone).slice(0, 10)
      const row = { day, locationId: place.id, step, detail, count }
      if (detail === '' || !hasMadeUpDetails(step)) return row
      if (this.#limits.takesUp(row)) return { ...row, detail: this.#digest(row), word: detail }
      // A visit began all the same.
      return step === 'landing' ? { ...row, detail: '' } : []
    })
  }

  /** Of another week, or at another location, the same words have another digest. */
  #digest({ day, locationId, step, detail }: DayCount): string {
    const text = JSON.stringify([mondayOf(day), locationId, step, detail])
    const digest = createHmac('sha256', this.#options.secret).update(text).digest('base64url')
    return `${DIGEST_MARK}${digest.slice(0, 22)}`
  }
}
