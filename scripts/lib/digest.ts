import { createHash } from 'node:crypto'
import { closeSync, globSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'

/** SHA-256 over the names and contents of all files that the patterns match, but for those to skip. */
export function digestOf(patterns: readonly string[], skip?: RegExp): string {
  const files = globSync([...patterns], { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !skip?.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** SHA-256 of every file below a folder, by its path in it. */
export function digestsOf(folder: string): Map<string, string> {
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((f) => f.isFile())
  return new Map(
    files.map((file) => {
      const name = `${file.parentPath}/${file.name}`
      return [path.relative(folder, name), digestOfFile(name)]
    }),
  )
}

/** In pieces: a dump or a film may have more bytes than a buffer. */
function digestOfFile(name: string): string {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(1024 * 1024)
  const file = openSync(name, 'r')
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(file, piece)
      hash.update(piece.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}
