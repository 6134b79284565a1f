import { fontFile } from '#tests/support/fonts.ts'
import { docxResume, pdfResume } from '#tests/support/resumes/resumes.ts'
import { zipArchive } from '#tests/support/zip-archive.ts'
import { type Random, randomOf } from '../random.ts'
import { hostileArchives } from './archives.ts'
import { hostileDocuments } from './documents.ts'
import { hostileFonts } from './fonts.ts'
import { type HostileFile, hostile } from './hostile-file.ts'
import { hostilePictures, pictureOf } from './pictures.ts'
import { hostileSvgs } from './svgs.ts'
import { hostileTables } from './tables.ts'

/** How many files the corpus has. */
export const CORPUS = 300

/** Names that file systems, browsers and mail programs read in ways of their own. */
const NAMES = [
  ...[
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/passwd',
    'C:\\con',
    'CON',
    'nul.jpg',
    'a\0.jpg',
  ],
  ...[
    'x\u202Egpj.exe',
    `${'x'.repeat(5000)}.jpg`,
    '.htaccess',
    '.',
    '..',
    ' ',
    'a.jpg.',
    'a.jpg:stream',
  ],
  ...[
    'a.php;.jpg',
    "a';DROP TABLE media--.jpg",
    '<img src=x onerror=alert(1)>.jpg',
    'a\r\nX: y.jpg',
  ],
  ...[
    '%2e%2e%2fa.jpg',
    '\ud800.jpg',
    '=cmd.jpg',
    '__proto__',
    'e\u0301\u0301\u0301.jpg',
    '👩‍🍳.jpg',
  ],
]

/** 300 hostile files: those that are made by hand, and whole ones with changed bytes, by a seed. */
export async function hostileFiles(seed: number): Promise<HostileFile[]> {
  const picture = await pictureOf('jpeg')
  const whole: [string, Buffer][] = [
    ...(await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map(
        async (format): Promise<[string, Buffer]> => [`a.${format}`, await pictureOf(format)],
      ),
    )),
    ...([
      ['a.pdf', await pdfResume()],
      ['a.docx', docxResume()],
      ['a.woff2', fontFile('tinos')],
      ['a.zip', zipArchive([{ name: 'a.jpg', bytes: picture }])],
      ['a.csv', Buffer.from('Name,Email\nIda,ida@example.com\n')],
    ] satisfies [string, Buffer][]),
  ]
  const made = [
    ...(await hostilePictures()),
    ...hostileSvgs(),
    ...(await hostileDocuments()),
    ...hostileArchives(picture),
    ...hostileTables(),
    ...(await hostileFonts()),
    ...NAMES.map((name) =>
      hostile(`a picture with the name ${JSON.stringify(name.slice(0, 40))}`, name, picture),
    ),
  ]
  const random = randomOf(seed)
  for (let number = 0; made.length < CORPUS; number++) {
    const [name, bytes] = whole[number % whole.length] as [string, Buffer]
    made.push(hostile(`${name} with changed bytes (${number})`, name, changed(bytes, random)))
  }
  return made
}

/** The bytes with one to eight of them changed, and some left out or added. */
function changed(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let count = 1 + random.below(8); count > 0; count--)
    copy[random.below(copy.length)] = random.below(256)
  const at = random.below(copy.length)
  if (random.percent(30))
    return Buffer.concat([copy.subarray(0, at), copy.subarray(at + random.below(20))])
  return random.percent(30) ? Buffer.concat([copy.subarray(0, at), copy]) : copy
}
