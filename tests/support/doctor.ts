import path from 'node:path'
import { parseEnv } from '#env.ts'
import type { Finding, Installation } from '#scripts/lib/doctor/finding.ts'

/** A secret as a first start makes it, but shorter. */
export const SECRET = '5d41402abc4b2a76b9719d911017c592'
const SAFE = {
  PUBLIC_URL: 'https://saltwood.example',
  TRUSTED_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
  TABLESIDE_SECRET: SECRET,
}

/** An installation in a folder with these variables; nothing is wrong with it without them. */
export function installationIn(folder: string, variables: NodeJS.Dict<string> = {}): Installation {
  const all = { ...SAFE, DATA_DIR: path.join(folder, 'data'), ...variables }
  return {
    env: parseEnv(all),
    variables: all,
    backups: path.join(folder, 'backups'),
    clock: () => Date.parse('2026-11-26T12:00:00Z'),
  }
}

/** The levels of what was found. */
export const levels = (found: Finding[]) => found.map(({ level }) => level)
