import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok, refuse } from '#lib/result.ts'
import { MediaCache } from './media-cache.ts'

const DAY = 24 * 60 * 60_000

let folder: string
let now: number
/** What lies in the bucket. */
let stored: Map<string, Buffer>
let opened: string[]
/** When the files of the bucket were put there. */
let storedAt: Date
let away: boolean
/** How a body comes; whole unless a test says otherwise. */
let bodyOf: (bytes: Buffer) => Readable
const errors: string[] = []
const recovered = vi.fn()

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'tableside-media-')), 'cache')
  now = Date.now()
  stored = new Map([['0a1b-plate.jpg', Buffer.from('a plate')]])
  opened = []
  storedAt = new Date(now - DAY)
  away = false
  bodyOf = (bytes) => Readable.from([bytes])
  errors.length = 0
  recovered.mockClear()
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const cacheOf = (maxBytes = 1000) =>
  new MediaCache({
    ...{ folder, maxBytes, now: () => now, onRecovery: recovered },
    onError: (_, message) => void errors.push(message),
    source: {
      async open(name) {
        opened.push(name)
        if (away) throw new Error('nobody answers')
        const bytes = stored.get(name)
        return bytes ? ok({ size: bytes.length, body: bodyOf(bytes) }) : refuse('not_found')
      },
      async find(name) {
        if (away) throw new Error('nobody answers')
        const bytes = stored.get(name)
        return bytes ? ok({ size: bytes.length, storedAt }) : refuse('not_found')
      },
    },
  })

async function read(cache: MediaCache, name = '0a1b-plate.jpg') {
  const found = await cache.open(name)
  if (!found.ok) return found.code
  const { size, stream, close } = found.value
  try {
    return String(await buffer(stream({ start: 0, end: size - 1 })))
  } finally {
    await close()
  }
}

const fill = (...names: string[]) => {
  for (const name of names) stored.set(name, Buffer.alloc(100, name))
}

describe('a file of the bucket', () => {
  it('is fetched once, and then served from the disk', async () => {
    const cache = cacheOf()
    expect([await read(cache), await read(cache)]).toEqual(['a plate', 'a plate'])
    expect(opened).toEqual(['0a1b-plate.jpg'])
    expect(readdirSync(folder)).toEqual(['0a1b-plate.jpg'])
  })

  it('is fetched once for all who ask for it at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    bodyOf = (bytes) =>
      Readable.from(
        (async function* () {
          await promise
          yield bytes
        })(),
      )
    const cache = cacheOf()
    const asked = Array.from({ length: 20 }, () => read(cache))
    await expect.poll(() => opened).toHaveLength(1)
    resolve()
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['a plate']))
    expect(opened).toHaveLength(1)
  })

  it('that is not there is asked for again, and leaves nothing behind', async () => {
    const cache = cacheOf()
    expect(await read(cache, '0a1b-none.jpg')).toBe('not_found')
    stored.set('0a1b-none.jpg', Buffer.from('now it is'))
    expect(await read(cache, '0a1b-none.jpg')).toBe('now it is')
  })

  it('that breaks off in the middle is fetched a second time', async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a p')
          throw new Error('cut')
        })(),
      )
    bodyOf = (bytes) => (opened.length === 1 ? broken() : Readable.from([bytes]))
    expect(await read(cacheOf())).toBe('a plate')
    expect(readdirSync(folder)).toEqual(['0a1b-plate.jpg'])
  })

  it('is never served by halves: what stays short is unavailable, and leaves no file', async () => {
    bodyOf = (bytes) => Readable.from([bytes.subarray(0, 3)])
    expect(await read(cacheOf())).toBe('unavailable')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a bucket that is away', () => {
  it('takes no copy away, and is asked again after two seconds', async () => {
    const cache = cacheOf()
    await read(cache)
    away = true
    fill('0c-new.jpg')
    expect(await read(cache)).toBe('a plate')
    expect(await read(cache, '0c-new.jpg')).toBe('unavailable')
    expect(await read(cache, '0c-new.jpg')).toBe('unavailable')
    expect(opened).toEqual(['0a1b-plate.jpg', '0c-new.jpg'])
    away = false
    now += 1999
    expect(await read(cache, '0c-new.jpg')).toBe('unavailable')
    now += 1
    expect(await read(cache, '0c-new.jpg')).toContain('0c-new')
  })

  it('is said once in the log, and so is that it is back', async () => {
    const cache = cacheOf()
    away = true
    for (let n = 0; n < 3; n++) {
      expect(await read(cache)).toBe('unavailable')
      now += 5000
    }
    expect(errors).toEqual(['media cannot be fetched: only copies are served'])
    expect(recovered).not.toHaveBeenCalled()
    away = false
    await read(cache)
    expect(recovered).toHaveBeenCalledTimes(1)
  })
})

describe('the copies', () => {
  it('stay within their bytes: who was asked for longest ago goes', async () => {
    const cache = cacheOf(300)
    fill('0a-1.jpg', '0a-2.jpg', '0a-3.jpg', '0a-4.jpg')
    for (const name of ['0a-1.jpg', '0a-2.jpg', '0a-3.jpg', '0a-1.jpg', '0a-4.jpg'])
      await read(cache, name)
    await expect
      .poll(() => readdirSync(folder).toSorted())
      .toEqual(['0a-1.jpg', '0a-3.jpg', '0a-4.jpg'])
    expect(cache.bytes).toBe(300)
  })

  it('of an earlier process are used again, the oldest of too many go', async () => {
    mkdirSync(folder, { recursive: true })
    for (const [name, age] of [
      ['0a-new.jpg', 1],
      ['0a-mid.jpg', 2],
      ['0a-old.jpg', 3],
    ] as const) {
      writeFileSync(path.join(folder, name), Buffer.alloc(100, name))
      utimesSync(path.join(folder, name), (now - age * 1000) / 1000, (now - age * 1000) / 1000)
    }
    away = true
    const cache = cacheOf(200)
    expect(await read(cache, '0a-new.jpg')).toContain('0a-new')
    expect(await read(cache, '0a-old.jpg')).toBe('unavailable')
    await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['0a-mid.jpg', '0a-new.jpg'])
  })

  it('that an earlier process was writing are no files, and go after an hour', async () => {
    mkdirSync(folder, { recursive: true })
    for (const name of ['young.part', 'old.part']) writeFileSync(path.join(folder, name), 'half')
    utimesSync(path.join(folder, 'old.part'), now / 1000 - 7200, now / 1000 - 7200)
    expect(await read(cacheOf(), 'young.part')).toBe('not_found')
    expect(readdirSync(folder)).toEqual(['young.part'])
  })

  it('that somebody else removed are fetched again', async () => {
    const cache = cacheOf()
    await read(cache)
    rmSync(path.join(folder, '0a1b-plate.jpg'))
    expect(await read(cache)).toBe('a plate')
    expect(opened).toHaveLength(2)
  })

  it('of the cut of shared links, which follows the focal point, go within a minute of being asked for', async () => {
    const cache = cacheOf()
    stored.set('0a1b-plate-shared.jpg', Buffer.from('left side'))
    await read(cache, '0a1b-plate-shared.jpg')
    stored.set('0a1b-plate-shared.jpg', Buffer.from('the right'))
    storedAt = new Date(now + 1)
    now += 60_001
    await read(cache, '0a1b-plate-shared.jpg')
    await expect.poll(() => readdirSync(folder)).toEqual([])
    expect(await read(cache, '0a1b-plate-shared.jpg')).toBe('the right')
  })

  it('of what was deleted or replaced in the bucket go within a day of being asked for', async () => {
    const cache = cacheOf()
    fill('0a-gone.jpg', '0a-stays.jpg')
    for (const name of stored.keys()) await read(cache, name)
    stored.delete('0a-gone.jpg')
    stored.set('0a1b-plate.jpg', Buffer.from('another plate'))
    now += DAY + 1
    for (const name of ['0a1b-plate.jpg', '0a-gone.jpg', '0a-stays.jpg']) await read(cache, name)
    await expect.poll(() => readdirSync(folder)).toEqual(['0a-stays.jpg'])
    expect(await read(cache, '0a-gone.jpg')).toBe('not_found')
    expect(await read(cache)).toBe('another plate')
  })

  it('stay where the bucket is away when they would be asked about', async () => {
    const cache = cacheOf()
    await read(cache)
    away = true
    now += DAY + 1
    expect(await read(cache)).toBe('a plate')
    await expect.poll(() => errors).toEqual(['a copy could not be confirmed'])
    expect(await read(cache)).toBe('a plate')
  })
})

describe('a disk that takes no copies', () => {
  beforeEach(() => writeFileSync(folder, 'a file where the folder should be'))
  const failures = [
    'the cache of media cannot be read',
    'copies of media cannot be kept: they are served from the bucket',
  ]

  it('is passed by: files come from the bucket, and the log says so once', async () => {
    const cache = cacheOf()
    expect([await read(cache), await read(cache)]).toEqual(['a plate', 'a plate'])
    expect(await read(cache, '0a1b-none.jpg')).toBe('not_found')
    expect(errors).toEqual(failures)
  })

  it('is used again as soon as it takes them', async () => {
    const cache = cacheOf()
    await read(cache)
    rmSync(folder)
    await read(cache)
    away = true
    expect(await read(cache)).toBe('a plate')
    expect(readdirSync(folder)).toEqual(['0a1b-plate.jpg'])
  })

  it('gives up half of its copies each time, so that a disk that others filled has room', async () => {
    rmSync(folder)
    const cache = cacheOf()
    fill('0a-1.jpg', '0a-2.jpg', '0a-3.jpg', '0a-4.jpg')
    for (const name of ['0a-1.jpg', '0a-2.jpg', '0a-3.jpg', '0a-4.jpg']) await read(cache, name)
    rmSync(folder, { recursive: true })
    writeFileSync(folder, '')
    await read(cache)
    expect(cache.bytes).toBe(200)
  })

  it('and a bucket that is away leave nothing to serve', async () => {
    away = true
    expect(await read(cacheOf())).toBe('unavailable')
  })
})
