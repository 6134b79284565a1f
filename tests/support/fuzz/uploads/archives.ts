import { type ZipEntry, zipArchive } from '#tests/support/zip-archive.ts'
import { CANARY, type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const SYMLINK = 0o120777
const NAMES: Record<string, string | Buffer> = {
  'a name outside of it': '../../../../tmp/evil.jpg',
  'a name outside of it, on Windows': '..\\..\\evil.jpg',
  'a whole path': '/etc/cron.d/evil.jpg',
  'a drive': 'C:\\evil.jpg',
  'a name with a NUL': 'evil.jpg\0.txt',
  'a name that is no text': Buffer.from([0xff, 0xfe, 0x2e, 0x6a, 0x70, 0x67]),
  'a name of 60,000 letters': `${'a'.repeat(60_000)}.jpg`,
  'a device of Windows': 'CON.jpg',
  'a name that reads backwards': 'evil\u202Egpj.exe',
  'no name': '',
  'folders within folders': `${'a/'.repeat(5000)}x.jpg`,
  'a prototype': '__proto__/constructor.jpg',
}

/** ZIPs that leave their folder, never end, are encrypted, or lie about what is in them. */
export function hostileArchives(picture: Buffer): HostileFile[] {
  const of = (about: string, entries: readonly ZipEntry[]) =>
    hostile(`zip: ${about}`, 'pictures.zip', zipArchive(entries))
  const named = Object.entries(NAMES).map(([about, name]) => of(about, [{ name, bytes: picture }]))
  const whole = zipArchive([{ name: 'a.jpg', bytes: picture }])
  const table = (text: string) =>
    of(`a table with ${text.slice(0, 30)}`, [
      { name: 'a.jpg', bytes: picture },
      { name: 'pictures.csv', bytes: text },
    ])
  return [
    ...named,
    of('40 MB of nothing', [{ name: 'a.jpg', bytes: Buffer.alloc(40_000_000) }]),
    of('a file that says it is small', [
      { name: 'a.jpg', bytes: Buffer.alloc(5_000_000), size: 10 },
    ]),
    of('a file that says it is vast', [{ name: 'a.jpg', bytes: picture, size: 0xfffffffe }]),
    of('a wrong sum', [{ name: 'a.jpg', bytes: picture, crc: 1 }]),
    of('an encrypted file', [{ name: 'a.jpg', bytes: picture, flags: 1 }]),
    of('a way of packing that nobody knows', [{ name: 'a.jpg', bytes: picture, method: 12 }]),
    of('a link to a file', [{ name: 'a.jpg', bytes: '/etc/passwd', mode: SYMLINK, method: 0 }]),
    of('a ZIP in a ZIP in a ZIP', [
      { name: 'a.zip', bytes: zipArchive([{ name: 'b.zip', bytes: whole }]) },
    ]),
    of('twice the same name', [
      { name: 'a.jpg', bytes: picture },
      { name: 'A.JPG', bytes: picture },
    ]),
    of(
      '5,000 files',
      Array.from({ length: 5000 }, (_, n) => ({ name: `${n}.txt`, bytes: 'x' })),
    ),
    of('nothing', []),
    of('a page and a program', [
      { name: 'a.html', bytes: SCRIPT },
      { name: 'a.exe', bytes: 'MZ' },
    ]),
    of('a page named as a picture', [{ name: 'a.jpg', bytes: SCRIPT }]),
    table(`file,alt\na.jpg,"=cmd|' /C calc'!A0"\n`),
    table(`file,alt\na.jpg,"${SCRIPT}"\n`),
    table('file,alt\n../../etc/passwd,x\n'),
    table('file,alt\n"a.jpg'),
    hostile('zip: cut off', 'pictures.zip', whole.subarray(0, -10)),
    hostile('zip: a directory that points to itself', 'pictures.zip', pointing(whole)),
    hostile(
      'zip: something before it',
      'pictures.zip',
      Buffer.concat([Buffer.from(`GIF89a${CANARY}`), whole]),
    ),
    hostile('zip: 65,535 files that are not there', 'pictures.zip', counting(whole)),
    hostile('gzip', 'pictures.zip', Buffer.from('1f8b0800000000000003', 'hex')),
  ]
}

function pointing(archive: Buffer): Buffer {
  const changed = Buffer.from(archive)
  changed.writeUInt32LE(changed.length - 22, changed.length - 6)
  return changed
}

function counting(archive: Buffer): Buffer {
  const changed = Buffer.from(archive)
  for (const at of [14, 12]) changed.writeUInt16LE(0xffff, changed.length - at)
  return changed
}
