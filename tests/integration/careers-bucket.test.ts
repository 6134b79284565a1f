import { existsSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '#lib/result.ts'
import { createNoScanner } from '#providers/scanner/none/adapter.ts'
import { startBucket, type TestBucket, useBucket } from '#tests/support/bucket/bucket.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { pdfResume } from '#tests/support/resumes/resumes.ts'

const HOUR = 60 * 60_000

let bucket: TestBucket
let system: Content
let pdf: Buffer
const warn = vi.spyOn(console, 'warn')

beforeAll(async () => {
  bucket = await startBucket()
  await useBucket(bucket)
  system = await startContent()
  await system.make('locations', locationData('burrard'))
  pdf = await pdfResume()
})
beforeEach(() => {
  bucket.mend()
  warn.mockReset().mockImplementation(() => {})
})
afterAll(async () => {
  warn.mockRestore()
  await system?.stop()
  await bucket?.stop()
})

async function send() {
  const { apply } = await import('#features/careers/apply.ts')
  const { resumes } = await import('#providers/private-files/registry.ts')
  const application = {
    ...{ submission: crypto.randomUUID(), fname: 'Ida', lname: 'Marsh', tel: '604 555 0101' },
    ...{
      email: 'ida@example.com',
      location: 'burrard',
      position: 'Culinary' as const,
      toEmail: '',
    },
    file: new File([new Uint8Array(pdf)], 'cv.pdf'),
  }
  return apply(application, { files: resumes(), scanner: createNoScanner() })
}
async function sent() {
  const result = await send()
  if (!result.ok) throw new Error(result.code)
  return result.value.id
}
const stored = async () => Array.fromAsync(bucket.files.list('private/resumes'), ({ name }) => name)
const storedAs = async (id: number) =>
  (await system.payload.findByID({ collection: 'applications', id })).file?.storedAs ?? ''
const count = async () => (await system.payload.count({ collection: 'applications' })).totalDocs

async function download(id: number, as?: string) {
  const { handleEndpoints } = await import('payload')
  const { config } = system.payload
  const address = `${config.serverURL}/admin/api/resumes/download?application=${id}`
  const headers: HeadersInit = as ? { authorization: `JWT ${as}` } : {}
  return handleEndpoints({ config, request: new Request(address, { headers }) })
}

async function sweep() {
  const { jobsOf } = await import('../../src/ticker/jobs.ts')
  const job = jobsOf(async () => system.payload).find(({ name }) => name === 'resumes')
  await job?.run(() => false)
}

describe('a resume in a bucket', () => {
  it('lies there under a name that nobody chose, and nowhere on the disk', async () => {
    const name = await storedAs(await sent())
    expect(await stored()).toEqual([name])
    const found = await bucket.files.open('private/resumes', name)
    expect(found.ok && (await buffer(found.value.body))).toEqual(pdf)
    expect(existsSync(path.join(system.dataDir, 'private'))).toBe(false)
  })

  it('is read through the site by recruiters, and by nobody else', async () => {
    const id = await sent()
    const recruiter = await system.signIn(['recruiter'], { allLocations: true })
    const reply = await download(id, recruiter)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(pdf)
    const others = [undefined, await system.signIn(['editor']), await system.signIn(['host'])]
    for (const other of others) expect((await download(id, other)).status).toBe(403)
  })

  it('goes with its application', async () => {
    const id = await sent()
    const name = await storedAs(id)
    await system.payload.delete({ collection: 'applications', id })
    expect(await stored()).not.toContain(name)
  })
})

describe('while the bucket does not answer', () => {
  it('no application is taken, and nothing of one is kept', async () => {
    const before = [await count(), await stored()]
    bucket.fail('reset')
    expect(await send()).toEqual(refuse('unavailable'))
    bucket.mend()
    expect([await count(), await stored()]).toEqual(before)
    expect(warn.mock.calls.join()).toContain('files_unavailable')
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/ida|marsh|S3RVER/i)
  })

  it('a resume cannot be read, and is there again afterwards', async () => {
    const id = await sent()
    const admin = await system.signIn(['admin'])
    bucket.fail('denied')
    expect((await download(id, admin)).status).toBe(503)
    bucket.mend()
    expect((await download(id, admin)).status).toBe(200)
  })

  it('an application can be deleted; its resume is swept when the bucket answers', async () => {
    const id = await sent()
    const name = await storedAs(id)
    bucket.fail('reset')
    await system.payload.delete({ collection: 'applications', id })
    bucket.mend()
    expect(await stored()).toContain(name)
    await sweep()
    expect(await stored()).toContain(name)
    // The server's clock cannot be moved: it would refuse signatures.
    const list = bucket.files.list
    vi.spyOn(bucket.files, 'list').mockImplementationOnce(async function* (area) {
      for await (const file of list(area))
        yield { ...file, storedAt: new Date(file.storedAt.getTime() - 2 * HOUR) }
    })
    await sweep()
    expect(await stored()).not.toContain(name)
  })
})
