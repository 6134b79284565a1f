import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { IMMUTABLE } from '#lib/http/cache-control.ts'
import { contentTypeOf } from '#lib/http/content-types.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { ok, refuse } from '#lib/result.ts'
import { type FileArea, type Files, FilesUnavailable, isFileName } from '../contract.ts'
import type { BucketAccount } from './env.ts'

/** Longest wait for a connection, and for the next bytes in either direction, ms. */
const CONNECT_MS = 3000
const IDLE_MS = 5000
/** Tries of one request, the first included. */
const ATTEMPTS = 3

/** What `createBucketFiles` may be told beside the account; tests wait less. */
export type Patience = { connectMs?: number; idleMs?: number; attempts?: number }

/**
 * Files as objects of a bucket, `{prefix}{area}/{name}`, that only the account can read unless the bucket itself
 * is public. Larger ones are sent in parts, of which a failed upload leaves none.
 */
export function createBucketFiles(account: BucketAccount, patience: Patience = {}): Files {
  const bucket: Bucket = {
    client: clientOf(account, patience),
    name: account.bucket,
    label: `the bucket ${account.bucket}`,
    idleMs: patience.idleMs ?? IDLE_MS,
    folderOf: (area) => `${account.prefix}${area}/`,
  }
  return {
    label: bucket.label,
    async put(area, name, content) {
      if (!isFileName(name)) throw new TypeError('not the name of a file')
      await attempt(bucket, () => upload(bucket, area, name, content))
    },
    open: (area, name) => openObject(bucket, area, name),
    find: (area, name) => findObject(bucket, area, name),
    async remove(area, name) {
      if (!isFileName(name)) return
      const Key = bucket.folderOf(area) + name
      await attempt(bucket, () =>
        bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key })),
      )
    },
    async *list(area) {
      const folder = bucket.folderOf(area)
      for (let token: string | undefined, more = true; more; ) {
        const page = await listObjects(bucket, folder, token)
        yield* storedFiles(page, folder)
        token = page.NextContinuationToken
        more = token !== undefined
      }
    },
  }
}

type Bucket = {
  client: S3Client
  name: string
  label: string
  idleMs: number
  folderOf(area: FileArea): string
}

function clientOf(account: BucketAccount, patience: Patience): S3Client {
  const { endpoint, credentials, region, pathStyle } = account
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    // Services other than AWS know no checksums behind a streamed body, and some keep them as part of it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: patience.attempts ?? ATTEMPTS,
    requestHandler: {
      connectionTimeout: patience.connectMs ?? CONNECT_MS,
      socketTimeout: patience.idleMs ?? IDLE_MS,
    },
  })
}

async function upload(
  { client, name: Bucket, folderOf }: Bucket,
  area: FileArea,
  name: string,
  content: Uint8Array | Readable,
): Promise<void> {
  const isPublic = area === 'media'
  const about = {
    ContentType: isPublic ? contentTypeOf(name) : 'application/octet-stream',
    CacheControl: isPublic ? IMMUTABLE : 'private, no-store',
  }
  const params = { Bucket, Key: folderOf(area) + name, Body: content, ...about }
  await new Upload({ client, params, queueSize: 2 }).done()
}

async function openObject(bucket: Bucket, area: FileArea, name: string) {
  if (!isFileName(name)) return refuse('not_found')
  const Key = bucket.folderOf(area) + name
  try {
    const found = await bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key }))
    const body = found.Body as IncomingMessage
    return ok({ size: found.ContentLength ?? 0, body: readAtWill(body, bucket.idleMs) })
  } catch (error) {
    // A bucket that is not there is 404, too.
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') {
      return refuse('not_found')
    }
    throw unavailable(bucket, error)
  }
}

/**
 * A body that its reader may take as slowly as they like: it fails where no bytes come for `idleMs` while they are
 * awaited, and not, as by the socket's own timeout, where nobody asks for them.
 */
function readAtWill(body: IncomingMessage, idleMs: number): Readable {
  body.socket.setTimeout(0)
  return Readable.from(chunksOf(body, idleMs), { objectMode: false })
}

async function* chunksOf(body: IncomingMessage, idleMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  const late = () => {
    throw new Error(`no bytes came for ${idleMs} ms`)
  }
  try {
    for (;;) {
      const { done, value } = await withTimeout(chunks.next(), idleMs, late)
      if (done) return
      yield value
    }
  } finally {
    body.destroy()
  }
}

/** By a list of its name: the answer for the head of an object cannot tell a missing one from a missing bucket. */
async function findObject(bucket: Bucket, area: FileArea, name: string) {
  if (!isFileName(name)) return refuse('not_found')
  const folder = bucket.folderOf(area)
  const page = await listObjects(bucket, folder + name)
  const found = storedFiles(page, folder).find((file) => file.name === name)
  return found ? ok(found) : refuse('not_found')
}

function listObjects(
  bucket: Bucket,
  Prefix: string,
  token?: string,
): Promise<ListObjectsV2CommandOutput> {
  const from = token ? { ContinuationToken: token } : {}
  const command = new ListObjectsV2Command({ Bucket: bucket.name, Prefix, ...from })
  return attempt(bucket, () => bucket.client.send(command))
}

function storedFiles({ Contents: contents = [] }: ListObjectsV2CommandOutput, folder: string) {
  return contents.flatMap(({ Key = '', Size: size, LastModified: storedAt }) => {
    const name = Key.slice(folder.length)
    return isFileName(name) && size !== undefined && storedAt ? [{ name, size, storedAt }] : []
  })
}

async function attempt<T>(bucket: Bucket, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw unavailable(bucket, error)
  }
}

/** Of an answer only its code: the rest has the request in it, with the account's key. */
function unavailable({ label }: Bucket, error: unknown): FilesUnavailable {
  const { code, name } = error as { code?: unknown; name?: string }
  if (error instanceof S3ServiceException) return new FilesUnavailable(label, error.name)
  return new FilesUnavailable(label, String(code ?? name), { cause: error })
}
