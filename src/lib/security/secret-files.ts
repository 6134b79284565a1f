import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Path of the file with the secret that `npm start` made: 32 random bytes in hex, readable by its owner. */
export function secretFile(dataDir: string): string {
  return path.resolve(dataDir, 'secrets')
}

/** Path of the file with the secret that is accepted beside it, after `npm run rotate-secret`. */
export function acceptedSecretFile(dataDir: string): string {
  return `${secretFile(dataDir)}.accepted`
}

/** The secret in a file; undefined where there is none that can be read. */
export function readSecretFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
