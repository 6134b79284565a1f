import { MOST_BYTES } from './limits.ts'
import * as t from './messages.gen.ts'

/** Thrown where a file is larger than an import may be. */
export class TooLarge extends Error {}

/** Thrown where a file does not arrive whole. */
export class CutOff extends Error {}

/** A file as it arrives; throws a `TooLarge` after 256 MB, and a `CutOff` where it breaks off. */
export async function* arriving(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = body[Symbol.asyncIterator]()
  for (let size = 0; ; ) {
    const { done, value } = await rest.next().catch((error) => {
      throw new CutOff(t.fileCutOff(), { cause: error })
    })
    if (done) return
    size += value.byteLength
    if (size > MOST_BYTES) throw new TooLarge(t.fileTooLarge({ most: MOST_BYTES / 1024 / 1024 }))
    yield value
  }
}
