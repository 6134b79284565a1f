import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BackupState } from '#cms/backups/read-backups.ts'
import { lockBackups } from '#lib/data-lock/backup-lock.ts'
import { recordBackup } from '#lib/system/backup-record.ts'
import { writeRun } from '#lib/system/backup-run.ts'
import { type Content, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const STEP_MS = 30_000
type Administrator = { id: number; as: string; secret: string }

/** Backups that administrators make and download, on any database. */
export function describeBackups(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let folder: string
  let owner: Administrator
  const backups = () => path.join(folder, 'backups')

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-backups-'))
    vi.stubEnv('BACKUP_DIR', backups())
    // However long a machine takes, no code ends before a test says so; and time never goes back, so that none is used.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    database = await makeDatabase()
    system = await startContent(database?.url)
    owner = await administrator()
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })

  const ask = (method: string, address: string, as: string, body?: unknown) =>
    system.rest(method, address, { as, body })
  const codeOf = (secret: string) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })
  const nextCode = () => vi.setSystemTime(Date.now() + STEP_MS)
  const where = () => ({ dataDir: system.dataDir, databaseUrl: database?.url })

  async function administrator(): Promise<Administrator> {
    const email = 'owner@example.com'
    const data = { email, password: OWN, name: 'Ola', roles: ['admin' as const] }
    const account = await system.payload.create({
      collection: 'staff',
      data: { ...data, mustChangePassword: false },
    })
    const { body } = await system.rest('POST', '/staff/login', { body: { email, password: OWN } })
    const as = String(body.token)
    const proved = await ask('POST', '/second-factor/prove', as, { currentPassword: OWN })
    const { proof } = proved.body
    const begun = await ask('POST', '/second-factor/begin-app', as, { proof })
    const { setUp, secret } = begun.body as { setUp: string; secret: string }
    const code = codeOf(secret)
    await ask('POST', '/second-factor/confirm-app', as, { proof, setUp, code })
    return { id: account.id, as, secret }
  }
  async function stateOf(): Promise<BackupState> {
    const { readBackupState } = await import('#cms/backups/read-backups.ts')
    return readBackupState()
  }
  /** Begins a backup and waits until nobody makes one. */
  async function makeOne(): Promise<BackupState> {
    expect((await ask('POST', '/backups/make', owner.as, {})).status).toBe(200)
    await expect.poll(async () => (await stateOf()).isUnderWay).toBe(false)
    return stateOf()
  }
  const proveByCode = async () => {
    nextCode()
    const code = codeOf(owner.secret)
    return (await ask('POST', '/second-factor/prove-code', owner.as, { code })).body
  }
  const permitFor = async (backup: string, proof: unknown, as = owner.as) =>
    ask('POST', '/backups/permit', as, { backup, proof })
  const download = (href: string, as = owner.as) => system.open(href.replace('/admin/api', ''), as)
  async function acts(): Promise<string[]> {
    const { query } = await import('#cms/database/query.ts')
    const text = `SELECT act, staff FROM audit_entries WHERE act LIKE '%_backup' ORDER BY id`
    return (await query(system.payload, text, [])).map(({ act, staff }) => `${act} by ${staff}`)
  }

  it('one is made in the background, restored as a trial, and listed with its size; three are kept', async () => {
    expect(await stateOf()).toEqual({
      ...{ isPossible: true, isUnderWay: false, run: null, backups: [] },
    })
    mkdirSync(backups())
    const older = [1, 2, 3].map((day) => `tableside-2020010${day}-000000.tar.gz`)
    for (const [day, name] of older.entries()) {
      const archive = path.join(backups(), name)
      writeFileSync(archive, '')
      const made = new Date(Date.UTC(2020, 0, day + 1))
      const folders = { dataDir: system.dataDir, backupDir: backups() }
      await recordBackup(folders, { archive, made, verified: true, by: 'administrator' })
    }
    const { run, backups: made } = await makeOne()
    expect(run).toMatchObject({ state: 'done' })
    expect(made.slice(0, 1)).toMatchObject([{ verified: true, by: 'administrator', isThere: true }])
    const [first] = made
    expect(first?.bytes).toBe(statSync(first?.file ?? '').size)
    expect(statSync(first?.file ?? '').mode & 0o777).toBe(0o600)
    expect(await acts()).toEqual([`make_backup by ${owner.id}`])
    expect((await ask('GET', '/backups/state', owner.as)).body).toEqual({ isUnderWay: false, run })

    const names = readdirSync(backups()).filter((name) => name.endsWith('.tar.gz'))
    expect(names).toEqual([...older.slice(1), path.basename(first?.file ?? '')])
  }, 120_000)

  it('there are never two at once, whoever makes them', async () => {
    const lock = await lockBackups(where())
    try {
      expect((await stateOf()).isUnderWay).toBe(true)
      const refused = await ask('POST', '/backups/make', owner.as, {})
      expect(refused.status).toBe(409)
      expect(refused.body.error).toMatchObject({ code: 'backup_under_way' })
      // The command is another process, as another instance is.
      const command = spawn(process.execPath, ['scripts/backup.ts', backups()], {
        env: { ...process.env, LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      command.stderr.on('data', (chunk: Buffer) => {
        said += chunk
      })
      expect(await new Promise((resolve) => command.once('close', resolve))).toBe(1)
      expect(said).toContain('being made already')
    } finally {
      await lock?.release()
    }
    expect((await stateOf()).isUnderWay).toBe(false)
  })

  it('what was cut off is said, is no backup, and does not keep the next one from being made', async () => {
    const before = (await stateOf()).backups
    writeRun(backups(), { state: 'running', begun: new Date().toISOString() })
    mkdirSync(path.join(backups(), '.backup-cut-off'))
    writeFileSync(path.join(backups(), '.backup-cut-off', 'backup.tar.gz'), 'half of an archive')
    const cutOff = await stateOf()
    expect(cutOff).toMatchObject({ isUnderWay: false, run: { state: 'interrupted' } })
    expect(cutOff.backups).toEqual(before)
    expect((await makeOne()).run).toMatchObject({ state: 'done' })
  })

  it('a process that is killed in the middle leaves the lock to the next one, and no archive', async () => {
    const archives = () => readdirSync(backups()).filter((name) => name.endsWith('.tar.gz'))
    const before = archives()
    // Large enough that it cannot be done with it before it is killed.
    const large = path.join(system.dataDir, 'large')
    writeFileSync(large, '')
    truncateSync(large, 2 ** 30)
    expect((await ask('POST', '/backups/make', owner.as, {})).status).toBe(200)
    const [child] = backupProcesses()
    expect(child).toBeDefined()
    process.kill(Number(child), 'SIGKILL')
    rmSync(large)
    await expect.poll(async () => (await stateOf()).isUnderWay).toBe(false)
    expect((await stateOf()).run).toMatchObject({ state: 'interrupted' })
    expect(archives()).toEqual(before)
  })

  it('a download asks for the second step at that moment, and its permit counts once', async () => {
    const [backup] = (await stateOf()).backups
    const id = backup?.id ?? ''
    const byPassword = await ask('POST', '/second-factor/prove', owner.as, { currentPassword: OWN })
    const refused = await permitFor(id, byPassword.body.proof)
    expect(refused.body.error).toMatchObject({ code: 'proof_needed' })

    const { proof } = await proveByCode()
    const { href } = (await permitFor(id, proof)).body as { href: string }
    expect(href).not.toContain(path.basename(backup?.file ?? ''))
    // One code opens one download.
    expect((await permitFor(id, proof)).body.error).toMatchObject({ code: 'proof_needed' })
    const other = await system.signIn(['admin'])
    expect((await download(href, other)).status).toBe(404)
    const answer = await download(href)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(path.basename(backup?.file ?? ''))
    expect(answer.headers.get('content-length')).toBe(String(backup?.bytes))
    const archive = path.join(folder, 'downloaded.tar.gz')
    writeFileSync(archive, Buffer.from(await answer.arrayBuffer()))
    expect(String(execFileSync('tar', ['-tzf', archive]))).toContain('manifest.json')
    expect((await download(href)).status).toBe(404)
    expect((await acts()).at(-1)).toBe(`download_backup by ${owner.id}`)
  })

  it('a proof ends after two minutes, and a permit after one', async () => {
    const [backup] = (await stateOf()).backups
    const id = backup?.id ?? ''
    const early = await proveByCode()
    vi.setSystemTime(Date.now() + 121_000)
    expect((await permitFor(id, early.proof)).body.error).toMatchObject({ code: 'proof_needed' })
    const { proof } = await proveByCode()
    const { href } = (await permitFor(id, proof)).body as { href: string }
    vi.setSystemTime(Date.now() + 61_000)
    expect((await download(href)).status).toBe(404)
  })

  it('a code counts once, and a wrong one is refused', async () => {
    const code = async () => {
      const body = { code: codeOf(owner.secret) }
      return ask('POST', '/second-factor/prove-code', owner.as, body)
    }
    nextCode()
    expect((await code()).status).toBe(200)
    expect((await code()).body.error).toMatchObject({ code: 'used_app_code' })
    const wrong = await ask('POST', '/second-factor/prove-code', owner.as, { code: '000000' })
    expect(wrong.body.error).toMatchObject({ code: 'wrong_app_code' })
  })

  // ASVS 5.3.2
  it.each(['../../etc/passwd', '/etc/passwd', 'tableside-20200103-000000.tar.gz', ''])(
    'no path of a request is looked at: %j',
    async (backup) => {
      const { proof } = await proveByCode()
      const refused = await permitFor(backup, proof)
      expect(refused.status).toBe(404)
      expect(JSON.stringify(refused.body)).not.toContain('passwd')
    },
  )

  it('everything in open formats is downloaded with the same second step, once, by whoever asked', async () => {
    const permitExport = async () => {
      const { proof } = await proveByCode()
      return ask('POST', '/exports/permit', owner.as, { proof })
    }
    expect((await ask('POST', '/exports/permit', owner.as, { proof: 'none' })).status).not.toBe(200)
    const { href } = (await permitExport()).body as { href: string }
    const other = await system.signIn(['admin'])
    expect((await download(href, other)).status).toBe(404)
    const given = await download(href)
    expect(given.headers.get('content-type')).toBe('application/zip')
    expect(
      Buffer.from(await given.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expect.poll(async () => (await download(href)).status).toBe(404)

    // One that is given up does not keep the next one from being made.
    const begun = await download(((await permitExport()).body as { href: string }).href)
    await begun.body?.cancel()
    const { href: next } = (await permitExport()).body as { href: string }
    await expect.poll(async () => (await download(next)).status).toBe(200)
    const { query } = await import('#cms/database/query.ts')
    const text = `SELECT staff FROM audit_entries WHERE act = 'download_export'`
    const entries = await query(system.payload, text, [])
    expect(entries.map(({ staff }) => Number(staff))).toEqual([owner.id, owner.id, owner.id])
  })

  it('one for which there is no room is not begun, and the room that it needs is said', async () => {
    const sparse = path.join(system.dataDir, 'media', 'film.mp4')
    mkdirSync(path.dirname(sparse), { recursive: true })
    writeFileSync(sparse, '')
    truncateSync(sparse, 4 * 1024 ** 4)
    const before = readdirSync(backups()).sort()
    const { run } = await makeOne()
    expect(run).toMatchObject({ state: 'failed', fault: { code: 'no_room' } })
    const { faultWords } = await import('#cms/backups/fault-words.ts')
    const fault = run?.state === 'failed' ? run.fault : { code: 'unknown' as const }
    expect(faultWords(fault)).toMatch(/too little room: it needs about 12,288\S* GB/)
    rmSync(sparse)
    expect(readdirSync(backups()).sort()).toEqual(before)
  })

  it('a folder that does not answer keeps nothing else from being answered, and is said', async () => {
    const record = path.join(backups(), 'backups.json')
    renameSync(record, `${record}.kept`)
    // Whoever opens it to read waits until somebody writes, as on a disk of another machine that is gone.
    execFileSync('mkfifo', [record])
    const asked = Array.from({ length: 6 }, () => ask('GET', '/backups/state', owner.as))
    // Passwords are looked at on the threads that files have, too.
    const body = { email: 'owner@example.com', password: OWN }
    const signedIn = await system.rest('POST', '/staff/login', { body })
    expect(signedIn.body.error).toMatchObject({ code: 'second_step_needed' })
    for (const { status, body } of await Promise.all(asked)) {
      expect(status).toBe(503)
      expect(body.error).toMatchObject({ code: 'unavailable' })
    }
    const { readSystemState } = await import('#cms/system/read-system-state.ts')
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, system.payload)
    expect((await readSystemState(req)).backups).toBeNull()

    closeSync(openSync(record, 'w'))
    rmSync(record)
    renameSync(`${record}.kept`, record)
    await expect.poll(async () => (await stateOf()).backups.length).toBeGreaterThan(0)
  })

  it('a folder that cannot be written is said before anything begins', async () => {
    const { env } = await import('#env.ts')
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    vi.stubEnv('BACKUP_DIR', path.join(file, 'backups'))
    const { beginBackup } = await import('#cms/backups/begin-backup.ts')
    expect(await beginBackup()).toEqual({ fault: { code: 'no_folder' } })
    vi.stubEnv('BACKUP_DIR', backups())
    expect(existsSync(env.backupDir ?? '')).toBe(true)
  })
}

/** Ids of the processes that make a backup for this one. */
function backupProcesses(): number[] {
  const children = String(execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]))
  const lines = children.split('\n').filter((line) => line.includes('scripts/admin-backup.ts'))
  return lines.map((line) => Number.parseInt(line, 10))
}
