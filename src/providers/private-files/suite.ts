import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrivateFiles } from './contract.ts'

type PrivateFilesHarness = { files: PrivateFiles; stop(): Promise<void> }

/** Every adapter of private files passes this. */
export function describePrivateFiles(name: string, make: () => Promise<PrivateFilesHarness>) {
  describe(`private files ${name}`, () => {
    let harness: PrivateFilesHarness
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness?.stop())

    test('nothing is there before something is kept', async () => {
      expect(await harness.files.list()).toEqual([])
    })

    test('what is kept is read as it came, by a name that nobody chose', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 0])
      const [first, second] = [await harness.files.keep(bytes), await harness.files.keep(bytes)]
      expect(first).not.toBe(second)
      const read = await harness.files.read(first)
      expect(read.ok && Buffer.from(read.value)).toEqual(bytes)
      const names = (await harness.files.list()).map((file) => file.name)
      expect(names).toEqual(expect.arrayContaining([first, second]))
    })

    test('says since when a file is kept', async () => {
      const before = Date.now()
      const name = await harness.files.keep(Buffer.from('a'))
      const file = (await harness.files.list()).find((one) => one.name === name)
      // A file system's clock may lag a little behind.
      expect(Number(file?.keptAt)).toBeGreaterThan(before - 60_000)
      expect(Number(file?.keptAt)).toBeLessThan(Date.now() + 60_000)
    })

    test('what was removed is gone, and removing it again is no error', async () => {
      const name = await harness.files.keep(Buffer.from('a'))
      await harness.files.remove(name)
      await harness.files.remove(name)
      expect(await harness.files.read(name)).toEqual({ ok: false, code: 'not_found' })
      expect((await harness.files.list()).map((file) => file.name)).not.toContain(name)
    })

    // ASVS 5.3.2
    test('no text but a name leads to a file, and none removes one', async () => {
      const name = await harness.files.keep(Buffer.from('stays'))
      const nasty = ['', '.', '..', '../secrets', '/etc/passwd', `../x/${name}`, `${name}/`, 'a\0b']
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.constantFrom(...nasty), fc.string()), async (text) => {
          expect(await harness.files.read(text)).toEqual({ ok: false, code: 'not_found' })
          await harness.files.remove(text)
        }),
      )
      expect(await harness.files.read(name)).toMatchObject({ ok: true })
    })
  })
}
