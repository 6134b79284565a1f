import { MOST_BYTES_UNPACKED, PictureFilesError } from './picture-file.ts'

/** Counts bytes of pictures. Throws a `PictureFilesError` (`too_large_unpacked`) once they are too many together. */
export class ByteCount {
  #bytes = 0

  add(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > MOST_BYTES_UNPACKED)
      throw new PictureFilesError('too_large_unpacked', { most: MOST_BYTES_UNPACKED })
  }
}
