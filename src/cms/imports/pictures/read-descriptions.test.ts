import { expect, test } from 'vitest'
import { type PictureFile, PictureFilesError } from '#lib/picture-files/picture-file.ts'
import { readDescriptions } from './read-descriptions.ts'

const MEGABYTE = 1024 * 1024
const csv = (folder: string, text: string, more: Partial<PictureFile> = {}): PictureFile => ({
  ...{ path: `${folder}/pictures.csv`, fault: null, size: text.length },
  read: async () => Buffer.from(text),
  ...more,
})
const fine = csv('fine', 'file,alt\na.jpg,A plate\n')

test('a file that is damaged, encrypted or a link is refused by itself', async () => {
  const read = async () => {
    throw new PictureFilesError('damaged')
  }
  const files = [
    csv('one', '', { size: 10, read }),
    csv('two', '', { fault: 'encrypted', read }),
    csv('three', '', { fault: 'link', read }),
    fine,
  ]
  const { alts, faults } = await readDescriptions(files)
  expect([...faults]).toEqual([
    ['one/pictures.csv', 'It is damaged in the archive.'],
    ['two/pictures.csv', 'It is encrypted.'],
    ['three/pictures.csv', 'It is a link to another file.'],
  ])
  expect([...alts.values()]).toEqual([{ path: 'fine/a.jpg', alt: 'A plate' }])
})

test('a file that says more than 4 MB is not read', async () => {
  const read = async () => {
    throw new Error('it was read')
  }
  const large = csv('large', '', { size: 4 * MEGABYTE, read })
  const { faults } = await readDescriptions([fine, large])
  expect(faults.get('large/pictures.csv')).toContain('5,000 rows or 4 MB together')
})

test('all files together have 5,000 rows', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at}.jpg,A plate\n`).join('')
  const { alts, faults } = await readDescriptions([
    csv('a', `file,alt\n${rows(3000)}`),
    csv('b', `file,alt\n${rows(2001)}`),
  ])
  expect([...faults.keys()]).toEqual(['b/pictures.csv'])
  expect(alts.size).toBe(3000)
})
