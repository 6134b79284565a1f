import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { Files } from '#providers/files/contract.ts'
import { createBucketFiles } from '#providers/files/s3/adapter.ts'
import type { BucketAccount } from '#providers/files/s3/env.ts'

/**
 * How the line to a bucket goes bad. `reset`: no connection lives · `error`: 500 · `denied`: 403 · `cut`: the
 * answer breaks off in the middle · `stall`: it stops in the middle, and the connection stays · `hold`: requests
 * wait until the line is mended.
 */
export type Fault = 'reset' | 'error' | 'denied' | 'cut' | 'stall' | 'hold'

/** A bucket on a real S3 server, and a line to it that can go bad. */
export type TestBucket = {
  account: BucketAccount
  /** The adapter on it. A busy machine may take seconds over a part of a file, so it waits long. */
  files: Files
  /** Another one, which gives up after a second without bytes: for lines that stall. */
  impatient: Files
  /** The settings that name it. */
  settings: Record<string, string>
  /** What came over the line: `GET media/0a1b-plate.webp`. */
  requests: string[]
  /** Has requests that match `which` fail, all unless a number is given, until the line is mended. */
  fail(fault: Fault, which?: RegExp, times?: number): void
  mend(): void
  stop(): Promise<void>
}

const NAME = 'tableside-test'
/** Bytes of an answer that still come through before it is cut or stalls. */
const FIRST_BYTES = 1000

export async function startBucket({ prefix = '' } = {}): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tableside-bucket-'))
  const configureBuckets = [{ name: NAME }]
  const where = { address: '127.0.0.1', port: 0, silent: true }
  const s3 = new S3rver({ ...where, directory, configureBuckets })
  const far = (await s3.run()).port
  const line = createLine(far)
  const endpoint = await line.listen()
  const account: BucketAccount = {
    ...{ bucket: NAME, endpoint, region: 'us-east-1', prefix, pathStyle: true },
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }
  return {
    account,
    files: createBucketFiles(account, { connectMs: 60_000, idleMs: 60_000 }),
    impatient: createBucketFiles(account, { idleMs: 1000 }),
    settings: {
      ...{ S3_BUCKET: NAME, S3_ENDPOINT: endpoint, S3_PATH_STYLE: 'on', S3_PREFIX: prefix },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    },
    requests: line.requests,
    fail: line.fail,
    mend: line.mend,
    async stop() {
      await line.close()
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Has the process, which has not asked for its files yet, keep them in this bucket. */
export async function useBucket(bucket: TestBucket): Promise<void> {
  Object.assign(process.env, bucket.settings)
  const { processSingleton } = await import('#lib/process/process-singleton.ts')
  processSingleton('remote-files', async () => bucket.files)
}

type Failing = { fault: Fault; which: RegExp; left: number }

function createLine(far: number) {
  const requests: string[] = []
  let failing: Failing | null = null
  let held: (() => void)[] = []
  const server = createServer((req, res) => {
    const seen = `${req.method} ${decodeURIComponent(req.url ?? '').slice(NAME.length + 2)}`
    requests.push(seen)
    const fault = failing && failing.left-- > 0 && failing.which.test(seen) ? failing.fault : null
    if (fault === 'reset') req.socket.resetAndDestroy()
    else if (fault === 'error') answerError(res, 500, 'InternalError')
    else if (fault === 'denied') answerError(res, 403, 'AccessDenied')
    else if (fault === 'hold') held.push(() => forward(req, res, far, null))
    else forward(req, res, far, fault)
  })
  return {
    requests,
    fail(fault: Fault, which = /./, times = Number.POSITIVE_INFINITY) {
      failing = { fault, which, left: times }
      if (fault === 'reset') server.closeAllConnections()
    },
    mend() {
      failing = null
      for (const go of held) go()
      held = []
    },
    async listen() {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}

function answerError(res: ServerResponse, status: number, code: string) {
  res.writeHead(status, { 'Content-Type': 'application/xml' })
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}

function forward(req: IncomingMessage, res: ServerResponse, port: number, fault: Fault | null) {
  const { method, url, headers } = req
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  passed.on('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    if (fault === null) return void answer.pipe(res)
    answer.once('data', (chunk: Buffer) => {
      answer.destroy()
      res.write(chunk.subarray(0, FIRST_BYTES), () => fault === 'cut' && res.destroy())
    })
  })
  passed.on('error', () => res.destroy())
  res.on('close', () => passed.destroy())
  req.pipe(passed)
}
