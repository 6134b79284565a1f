/** A file as somebody uploads it who means harm, or whose program is broken. */
export type HostileFile = {
  /** What it is, in a few words. */
  about: string
  name: string
  bytes: Buffer
}

/** Stands in scripts, places and comments of hostile files: no picture that is kept may have it. */
export const CANARY = 'canary-of-a-hostile-file'

export const SCRIPT = `<script>alert('${CANARY}')</script>`

export function hostile(about: string, name: string, bytes: Buffer | string): HostileFile {
  return { about, name, bytes: Buffer.from(bytes) }
}
