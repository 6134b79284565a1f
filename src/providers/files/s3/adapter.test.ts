import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startBucket, type TestBucket } from '#tests/support/bucket/bucket.ts'
import { listenLocally } from '../../local-server.ts'
import { type Files, FilesUnavailable } from '../contract.ts'
import { describeFiles } from '../suite.ts'
import { createBucketFiles } from './adapter.ts'
import { bucketOf, variables } from './env.ts'

/** A server that stands in for what the real one does not do. */
async function serve(answer: Parameters<typeof listenLocally>[1]) {
  const { origin, stop } = await listenLocally(0, answer)
  return { endpoint: origin, stop }
}

for (const prefix of ['', 'sites/saltwood/']) {
  describeFiles(`in a bucket${prefix && ', in a folder of it'}`, async () => {
    const bucket = await startBucket({ prefix })
    return { files: bucket.files, stop: bucket.stop }
  })
}

describe('a bucket', () => {
  let bucket: TestBucket
  let files: Files
  beforeAll(async () => {
    bucket = await startBucket()
    files = bucket.files
  })
  beforeEach(() => bucket.mend())
  afterAll(() => bucket?.stop())

  const NAME = '0a1b2c3d-fire.jpg'
  const bytes = Buffer.alloc(300_000, 'embers ')
  const read = async (from = files) => {
    const found = await from.open('media', NAME)
    return found.ok ? buffer(found.value.body) : null
  }

  test('tells browsers to keep media for good, and nobody to keep a resume', async () => {
    await files.put('media', NAME, bytes)
    await files.put('private/resumes', 'cd'.repeat(16), bytes)
    const about = async (key: string) => {
      const signedByNobody = await fetch(`${bucket.account.endpoint}/tableside-test/${key}`)
      return Object.fromEntries(signedByNobody.headers)
    }
    expect(await about(`media/${NAME}`)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await about(`private/resumes/${'cd'.repeat(16)}`)).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
    })
  })

  test('that stumbles once is asked again', async () => {
    await files.put('media', NAME, bytes)
    for (const fault of ['error', 'reset'] as const) {
      bucket.fail(fault, /^GET/, 1)
      expect((await read())?.equals(bytes), fault).toBe(true)
    }
  })

  test('that is away is unavailable, whatever is asked of it', async () => {
    bucket.fail('reset')
    const asked = [
      files.put('media', NAME, bytes),
      files.open('media', NAME),
      files.find('media', NAME),
      files.remove('media', NAME),
      Array.fromAsync(files.list('media')),
    ]
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(FilesUnavailable) })
  })

  test('that takes some parts of a large file and not all has none of them in the end', async () => {
    bucket.requests.length = 0
    bucket.fail('error', /partNumber=2/)
    const large = files.put('media', '0a1b2c3d-film.mp4', Buffer.alloc(13_000_000, 'film'))
    await expect(large).rejects.toThrow(FilesUnavailable)
    expect(bucket.requests.at(-1)).toMatch(/^DELETE media\/0a1b2c3d-film\.mp4\?uploadId=/)
    expect(await files.open('media', '0a1b2c3d-film.mp4')).toMatchObject({ code: 'not_found' })
  })

  test('whose answer is cut in the middle, or comes no further, ends with an error and not early', async () => {
    await files.put('media', NAME, bytes)
    for (const fault of ['cut', 'stall'] as const) {
      bucket.fail(fault, /^GET/)
      await expect(read(bucket.impatient), fault).rejects.toThrow()
    }
  })

  test('of many files gives them in pages', async () => {
    // The other server cannot: what it makes a page's token with is gone from Node.
    const page = (names: string[], more: string) =>
      `<ListBucketResult>${more}${names.map((name) => `<Contents><Key>media/${name}</Key><Size>1</Size><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`).join('')}</ListBucketResult>`
    const next =
      '<NextContinuationToken>a+/=</NextContinuationToken><IsTruncated>true</IsTruncated>'
    const { endpoint, stop } = await serve((req, res) => {
      const token = new URL(req.url ?? '', 'http://s3').searchParams.get('continuation-token')
      res.end(token === 'a+/=' ? page(['0a-3.jpg'], '') : page(['0a-1.jpg', '0a-2.jpg'], next))
    })
    onTestFinished(stop)
    const paged = createBucketFiles({ ...bucket.account, endpoint })
    const listed = (await Array.fromAsync(paged.list('media'))).map(({ name }) => name)
    expect(listed).toEqual(['0a-1.jpg', '0a-2.jpg', '0a-3.jpg'])
  })

  test('does not cut off a reader who is slower than it', async () => {
    const film = Buffer.alloc(4_000_000, 'embers')
    await bucket.files.put('media', '0a1b-film.mp4', film)
    const idleMs = 3000
    const patient = createBucketFiles(bucket.account, { idleMs })
    const found = await patient.open('media', '0a1b-film.mp4')
    if (!found.ok) return expect.unreachable()
    let size = 0
    for await (const chunk of found.value.body) {
      if (size === 0) await setTimeout(idleMs + 1000)
      size += chunk.length
    }
    expect(size).toBe(film.length)
  })

  test('that is not there is unavailable, and not empty', async () => {
    const wrong = createBucketFiles({ ...bucket.account, bucket: 'another-one' })
    const asked = [
      wrong.put('media', NAME, bytes),
      wrong.open('media', NAME),
      wrong.find('media', NAME),
      Array.fromAsync(wrong.list('media')),
    ]
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ reason: { name: 'FilesUnavailable', reason: 'NoSuchBucket' } })
  })
})

describe('the key of an account', () => {
  /** A server that lets in whoever signs with this key, and nobody else. */
  async function guarded(key: string) {
    const seen: string[] = []
    const { endpoint, stop } = await serve((req, res) => {
      req.resume()
      seen.push(String(req.headers.authorization))
      const signed = new RegExp(
        `^AWS4-HMAC-SHA256 Credential=${key}/\\d{8}/eu-central-1/s3/aws4_request, ` +
          'SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$',
      )
      const allowed = signed.test(req.headers.authorization ?? '')
      res.writeHead(allowed ? 200 : 403, { 'Content-Type': 'application/xml' })
      res.end(allowed ? '' : '<Error><Code>InvalidAccessKeyId</Code></Error>')
    })
    onTestFinished(stop)
    return { endpoint, seen }
  }

  const filesWith = (endpoint: string, accessKeyId: string, secretAccessKey: string) =>
    createBucketFiles({
      ...{ bucket: 'media', endpoint, region: 'eu-central-1', prefix: '', pathStyle: true },
      credentials: { accessKeyId, secretAccessKey },
    })

  test('signs every request; another one is refused, and the refusal has nothing of it', async () => {
    const { endpoint, seen } = await guarded('AKIDRIGHT')
    const put = (key: string, secret: string) =>
      filesWith(endpoint, key, secret).put('media', '0a1b-a.jpg', Buffer.from('a'))
    await put('AKIDRIGHT', 'a secret')
    const refused: FilesUnavailable = await put('AKIDWRONG', 'another secret').then(
      () => expect.unreachable(),
      (error) => error,
    )
    expect(refused).toMatchObject({ name: 'FilesUnavailable', reason: 'InvalidAccessKeyId' })
    expect(inspect(refused, { depth: 10 })).not.toMatch(/AKIDWRONG|another secret/)
    expect(seen).not.toContain('undefined')
    expect(seen.join()).not.toContain('secret')
  })

  test('with another secret makes another signature', async () => {
    const { endpoint, seen } = await guarded('AKIDRIGHT')
    for (const secret of ['one secret', 'two secrets'])
      await filesWith(endpoint, 'AKIDRIGHT', secret).put('media', '0a1b-a.jpg', Buffer.from('a'))
    const signatures = new Set(seen.map((header) => header.split('Signature=')[1]))
    expect(signatures.size).toBe(seen.length)
  })
})

describe('the settings of a bucket', () => {
  const parse = (values: Record<string, string>) => bucketOf(variables.parse(values))

  test('are none without its name', () => {
    expect(parse({})).toBeNull()
    expect(parse({ S3_BUCKET: '', S3_REGION: 'eu-west-1' })).toBeNull()
  })

  test('are for AWS unless an address is given', () => {
    expect(parse({ S3_BUCKET: 'media' })).toEqual({
      ...{ bucket: 'media', endpoint: undefined, region: 'us-east-1' },
      ...{ credentials: undefined, prefix: '', pathStyle: false },
    })
    const minio = {
      ...{ S3_BUCKET: 'media', S3_ENDPOINT: 'http://minio:9000', S3_PATH_STYLE: 'on' },
      ...{ S3_PREFIX: '/sites/one/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
    }
    expect(parse(minio)).toMatchObject({
      ...{ endpoint: 'http://minio:9000', prefix: 'sites/one/', pathStyle: true },
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
  })

  test('that cannot be used are refused', () => {
    const bad: Record<string, string>[] = [
      { S3_ENDPOINT: 'http://s3.example.com' },
      { S3_ENDPOINT: 's3.example.com' },
      { S3_ACCESS_KEY_ID: 'id' },
      { S3_SECRET_ACCESS_KEY: 'secret' },
      { S3_PREFIX: '../elsewhere' },
      { S3_PATH_STYLE: 'yes' },
      { S3_BUCKET: 'a/b' },
    ]
    for (const values of bad)
      expect(variables.safeParse({ S3_BUCKET: 'media', ...values }).success).toBe(false)
  })
})
