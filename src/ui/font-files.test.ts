import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fontUrl } from './font-files.ts'

const files = globSync('src/ui/fonts/*.woff2').map((file) => path.basename(file))

it.each(files)('%s has an address of its own, and a licence beside it', (name) => {
  expect(fontUrl(name)).toContain(name)
  const family = name.replace(/(-rest)?\.woff2$/, '')
  expect(existsSync(`src/ui/fonts/${family}.LICENSE`)).toBe(true)
})

it('a file that is not there has none', () => {
  expect(() => fontUrl('helvetica.woff2')).toThrow('There is no font file helvetica.woff2.')
  expect(() => fontUrl('toString')).toThrow()
})
