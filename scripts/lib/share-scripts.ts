import { hash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Bytes from which on a second copy of a script is worth a file that names the first. */
const WORTH = 10_000

/**
 * Keeps one of the scripts of a built server (`.next/server`) that are equal to the byte: the others in its folder load
 * it. Turbopack writes the content system once for each route, and a process would read and hold every copy (decision 145).
 */
export function shareEqualScripts(server: string): void {
  const kept = new Map<string, string>()
  for (const script of globSync(path.join(server, '**/*.js')).sort()) {
    const source = readFileSync(script)
    if (source.length < WORTH) continue
    const key = path.dirname(script) + hash('sha256', source)
    const first = kept.get(key)
    if (first) writeFileSync(script, `module.exports = require('./${path.basename(first)}')\n`)
    else kept.set(key, script)
  }
}
