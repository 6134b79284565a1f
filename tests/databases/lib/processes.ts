import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { environment, type Place } from '#tests/support/site.ts'
import type { Opened } from '../open-site.ts'
import type { Known } from './known.ts'

/** Runs a script of this project over an installation, in a process of its own. Throws what it complained of. */
export async function runOver(place: Place, secret: string, args: string[]): Promise<void> {
  const variables = { TABLESIDE_SECRET: secret, LOG_LEVEL: 'silent' }
  // Payload's driver for Postgres asks while it is still being answered, and is warned of that.
  const child = spawn(process.execPath, ['--disable-warning=DeprecationWarning', ...args], {
    env: { ...environment(place), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0 || complaint) throw new Error(`${args[0]} ended with ${code}:\n${complaint}`)
}

/** Opens an installation as `open-site.ts` does. */
export async function openSite(place: Place, known: Known, { next = false } = {}): Promise<Opened> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-open-'))
  const [from, to] = [path.join(folder, 'known.json'), path.join(folder, 'found.json')]
  try {
    writeFileSync(from, JSON.stringify(known))
    const script = ['tests/databases/open-site.ts', from, to]
    await runOver(place, known.secret, next ? [...script, '--next'] : script)
    return JSON.parse(readFileSync(to, 'utf8')) as Opened
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
