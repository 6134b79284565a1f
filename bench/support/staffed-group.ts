import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgres } from '#tests/support/postgres.ts'
import { makeSeed, type Seed, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { type GroupSize, growGroup } from './large-group.ts'

type StaffedGroup = { seed: Seed; remove(): Promise<void> }

const SEED = 'seed.json'

/**
 * The demo group grown to a size, with an administrator whose password is their own, on SQLite or on a Postgres
 * server of its own. `keepIn` (SQLite only) is a folder in which it is found again, and not removed.
 */
export async function openStaffedGroup(
  size: GroupSize,
  { kind, keepIn }: { kind: string; keepIn: string | undefined },
): Promise<StaffedGroup> {
  if (kind === 'postgres') {
    const server = await startPostgres({ durable: true })
    const seed = await make(size, server.url).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    const remove = async () => {
      removeData(seed)
      await server.stop()
    }
    return { seed, remove }
  }
  if (!keepIn) {
    const seed = await make(size)
    return { seed, remove: async () => removeData(seed) }
  }
  const kept = path.join(keepIn, SEED)
  if (!existsSync(kept)) {
    const { dataDir, staff } = await make(size)
    renameSync(dataDir, keepIn)
    writeFileSync(kept, JSON.stringify({ dataDir: keepIn, staff }))
  }
  return { seed: JSON.parse(readFileSync(kept, 'utf8')), remove: async () => undefined }
}

async function make(size: GroupSize, server?: string): Promise<Seed> {
  const seed = await makeSeed({ postgres: server })
  await growGroup(seed, size)
  const site = await startSite({ seed, keep: true })
  try {
    const staff = await makeStaff(site, seed.staff, { roles: ['admin'], allLocations: true })
    return { ...seed, staff }
  } finally {
    await site.stop()
  }
}

function removeData({ dataDir }: Seed): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** The cookie of a member of staff, who logs in for it. */
export async function sessionCookie(origin: string, staff: Seed['staff']): Promise<string> {
  const answer = await fetch(`${origin}/admin/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  })
  if (!answer.ok) throw new Error(`${staff.email} cannot log in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
