import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { test as browserTest } from './browser-test.ts'
import { type Site, startSite } from './site.ts'
import { makeAccount, OWN_PASSWORD, signIn } from './staff.ts'

/** The site of this worker, once a file has asked for it. */
let started: Promise<Site> | undefined
/** All that this worker has started. */
const sites: Site[] = []
let accounts = 0

/**
 * The site that the files of one worker share, one after the other: the demo group, whose clock begins at three in the
 * afternoon in Vancouver and whose administrator has chosen `OWN_PASSWORD`. The first file that asks starts it, and it
 * ends with the worker; a site that has died is followed by another one.
 */
export function workerSite() {
  return (): Promise<Site> => {
    started ??= begin()
    return started
  }
}

function begin(): Promise<Site> {
  const own = start()
  const leave = () => {
    if (started === own) forget()
  }
  own.then(({ ended }) => ended.then(leave), leave)
  return own
}

async function start(): Promise<Site> {
  const seed = inject('seeds').sqlite
  const site = await startSite({ seed, at: '15:00' })
  // Vitest ends a worker by a signal, after which nothing that waits for its exit would be called.
  if (sites.length === 0) {
    process.once('SIGTERM', () => process.exit())
    process.once('exit', endAll)
  }
  sites.push(site)
  await signIn(site, seed.staff)
  return site
}

/** Ends the sites before it removes their data: half a second after the signal Vitest kills the worker. */
function endAll(): void {
  for (const site of sites) void site.kill()
  for (const { dataDir } of sites) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Has the next file start another site. */
function forget(): void {
  started = undefined
}

/**
 * Tests on the site of their worker, for files that leave nothing there on which another one depends: lists that are
 * counted, settings, a restaurant of which another file has the bookings.
 * - `administrator`: the first account, which all files share.
 * - `editor`: Robin, an account of the file's own.
 * - `ask`: what the administrator asks of the content system.
 */
export const test = browserTest
  .extend('site', { scope: 'file' }, workerSite())
  // After a failed test the next file gets a new site, since the test may have left changes behind.
  .extend('isolated', { auto: true }, ({ task }, { onCleanup }) => {
    onCleanup(() => {
      if (task.result?.state === 'fail') forget()
    })
  })
  .extend('administrator', { scope: 'file' }, () => ({
    email: inject('seeds').sqlite.staff.email,
    password: OWN_PASSWORD,
  }))
  .extend('ask', { scope: 'file' }, ({ site, administrator }) => signIn(site, administrator))
  .extend('editor', { scope: 'file' }, ({ ask }) =>
    makeAccount(ask, { name: 'Robin', email: ownEmail(), roles: ['editor'] }),
  )

/** An address that no other account of the worker's site has. */
export function ownEmail(): string {
  accounts += 1
  return `robin-${accounts}@example.com`
}
