/** The most pictures of one ZIP archive or folder, and entries of an archive at all. */
export const MOST_FILES = 5000
export const MOST_ENTRIES = 20_000
/** The largest picture in bytes, as much as an upload has. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024
/** What all files of an archive or folder have together at most, in bytes, unpacked. */
export const MOST_BYTES_UNPACKED = 512 * 1024 * 1024

/** The longest path, in characters; what is longer is shown by its beginning. */
export const LONGEST_PATH = 400

/**
 * Why a file cannot be taken, while the others can: a link to another one · an encrypted entry · a compression other than
 * Deflate · more than `MOST_PICTURE_BYTES` · a path that is no text in UTF-8 or code page 437, or has control characters · one
 * that is longer than `LONGEST_PATH`.
 */
export type PictureFileFault =
  | 'link'
  | 'encrypted'
  | 'unsupported'
  | 'too_large'
  | 'unreadable_name'
  | 'long_name'

/** A file of an archive or folder, whose content is read when it is asked for. */
export type PictureFile = {
  /** Its path in the archive or folder with `/`, in NFC: `Kitsilano/hero.jpg`. */
  path: string
  fault: PictureFileFault | null
  /** Its size in bytes, unpacked, as the archive or the disk says it. */
  size: number
  /** Its content. Throws a `PictureFilesError` (`damaged`) where it is not as long, or not the one, that the archive says. */
  read(): Promise<Buffer>
}

/**
 * Why nothing of an archive or folder is taken; `detail` has the name or the limit.
 * - `not_zip`: it is no ZIP archive, or was cut off: its directory is at its end.
 * - `damaged`: its directory, or a file of it (`name`), contradicts itself or cannot be unpacked.
 * - `unsafe_name`: a file is to lie outside of the folder in which it is unpacked (`name`).
 * - `too_many_files`: more than `most`.
 * - `too_large_unpacked`: the files have more than `most` bytes together.
 * - `no_files`: there are none, but hidden ones.
 */
export type PictureFilesFault =
  | 'not_zip'
  | 'damaged'
  | 'unsafe_name'
  | 'too_many_files'
  | 'too_large_unpacked'
  | 'no_files'

/** An archive or folder, or a file of it, that cannot be read. */
export class PictureFilesError extends Error {
  override readonly name = 'PictureFilesError'
  readonly code: PictureFilesFault
  readonly detail: { name?: string; most?: number }

  constructor(
    code: PictureFilesFault,
    detail: PictureFilesError['detail'] = {},
    options: ErrorOptions = {},
  ) {
    super(code, options)
    this.code = code
    this.detail = detail
  }
}

/** Files that programs and systems add to a folder: hidden ones, and those of macOS and Windows. */
export function isHiddenFile(path: string): boolean {
  const names = path.split('/')
  return names.some((name) => name.startsWith('.') || name === '__MACOSX') || SYSTEM.test(path)
}

const SYSTEM = /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i
