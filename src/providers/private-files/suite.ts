import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrivateFiles } from './contract.ts'

type Tried = { files: PrivateFiles; stop(): Promise<void> }

/** Every adapter of private files passes this. */
export function describePrivateFiles(name: string, make: () => Promise<Tried>) {
  describe(`private files ${name}`, () => {
    let tried: Tried
    beforeAll(async () => {
      tried = await make()
    })
    afterAll(() => tried?.stop())

    test('nothing is there before something is kept', async () => {
      expect(await tried.files.list()).toEqual([])
    })

    test('what is kept is read as it came, by a name that nobody chose', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 0])
      const [first, second] = [await tried.files.keep(bytes), await tried.files.keep(bytes)]
      expect(first).not.toBe(second)
      const read = await tried.files.read(first)
      expect(read.ok && Buffer.from(read.value)).toEqual(bytes)
      const names = (await tried.files.list()).map((file) => file.name)
      expect(names).toEqual(expect.arrayContaining([first, second]))
    })

    test('says since when a file is kept', async () => {
      const before = Date.now()
      const name = await tried.files.keep(Buffer.from('a'))
      const file = (await tried.files.list()).find((one) => one.name === name)
      // A file system's clock may lag a little behind.
      expect(Number(file?.keptAt)).toBeGreaterThan(before - 60_000)
      expect(Number(file?.keptAt)).toBeLessThan(Date.now() + 60_000)
    })

    test('what was removed is gone, and removing it again is no error', async () => {
      const name = await tried.files.keep(Buffer.from('a'))
      await tried.files.remove(name)
      await tried.files.remove(name)
      expect(await tried.files.read(name)).toEqual({ ok: false, code: 'not_found' })
      expect((await tried.files.list()).map((file) => file.name)).not.toContain(name)
    })

    test('no text but a name leads to a file, and none removes one', async () => {
      const name = await tried.files.keep(Buffer.from('stays'))
      const nasty = ['', '.', '..', '../secrets', '/etc/passwd', `../x/${name}`, `${name}/`, 'a\0b']
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.constantFrom(...nasty), fc.string()), async (text) => {
          expect(await tried.files.read(text)).toEqual({ ok: false, code: 'not_found' })
          await tried.files.remove(text)
        }),
      )
      expect(await tried.files.read(name)).toMatchObject({ ok: true })
    })
  })
}
