import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { mp4WithoutMetadata } from '#cms/pictures/mp4-metadata.ts'
import { sharedSize } from '#lib/media/shared-cut.ts'
import type { MediaManifest, PictureEntry, PictureFile } from './media/manifest.ts'
import { type PictureSource, pictures } from './media/pictures.ts'

/*
 * Makes the crops and sizes of the pictures named in media/pictures.ts and writes
 * media/manifest.json: `node demo/make-media.ts` for all (some minutes), or with the names of those
 * that changed.
 */
const folder = path.resolve('demo/media/files')
const widths = [480, 800, 1280, 1920]
/** The widest WebP: a browser that cannot read AVIF seldom sits before a larger screen. */
const widestWebp = 1280
const avifQualities = [58, 52, 46, 40, 34]
/** Most bytes of an AVIF by width: a hero at 1280 px stays within 120 kB. */
const avifBudget = (width: number) => Math.round(120_000 * (width / 1280) ** 1.6)

const before: MediaManifest = JSON.parse(await readFile('demo/media/manifest.json', 'utf8'))
const changed = new Set(process.argv.slice(2))
const manifest: MediaManifest = { pictures: {}, videos: {} }
for (const [name, source] of Object.entries<PictureSource>(pictures)) {
  const kept = changed.size > 0 && !changed.has(name) ? before.pictures[name] : undefined
  if (kept) {
    manifest.pictures[name] = kept
    continue
  }
  manifest.pictures[name] = await makePicture(name, source)
  const total = manifest.pictures[name].sizes.reduce((sum, size) => sum + size.bytes, 0)
  console.log(`${name}: ${Math.round(total / 1000)} kB in sizes`)
}
for (const file of (await readdir(folder)).filter((name) => /\.(mp4|webm)$/.test(name)).sort()) {
  const made = await readFile(path.join(folder, file))
  // As the library keeps it: by its hash a film that is there is known again.
  const bytes = file.endsWith('.mp4') ? mp4WithoutMetadata(made) : made
  if (!bytes) throw new Error(`${file} cannot be read`)
  if (!bytes.equals(made)) await writeFile(path.join(folder, file), bytes)
  manifest.videos[path.basename(file)] = { file, bytes: bytes.length, hash: hashOf(bytes) }
}
await removeStrays(manifest)
await writeFile('demo/media/manifest.json', `${JSON.stringify(manifest, undefined, 2)}\n`)

async function makePicture(name: string, source: PictureSource): Promise<PictureEntry> {
  const file = `${name}.jpg`
  if (source.crop) await cut(file, source.crop)
  const bytes = await readFile(path.join(folder, file))
  const { width, height } = await sharp(bytes).metadata()
  const sizes: PictureFile[] = []
  for (const target of widthsFor(width)) {
    sizes.push(await avif(name, bytes, target))
    if (target <= widestWebp) sizes.push(await webp(name, bytes, target))
  }
  const shared = await sharedCut(name, bytes, { width, height, focal: source.focal })
  return { file, width, height, bytes: bytes.length, hash: hashOf(bytes), sizes, shared }
}

type Measured = { width: number; height: number; focal: PictureSource['focal'] }

/** The cut for shared links, around the focal point as Payload makes it at upload. */
async function sharedCut(name: string, source: Buffer, { width, height, focal }: Measured) {
  const scale = Math.min(width / sharedSize.width, height / sharedSize.height)
  if (scale < 1) return undefined
  const box = {
    width: Math.floor(sharedSize.width * scale),
    height: Math.floor(sharedSize.height * scale),
  }
  const from = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  const left = from(width, box.width, focal[0])
  const top = from(height, box.height, focal[1])
  const cut = sharp(source)
    .extract({ left, top, ...box })
    .resize(sharedSize)
  const bytes = await cut.jpeg({ quality: 74, mozjpeg: true }).toBuffer()
  return save(`${name}-shared.jpg`, 'image/jpeg', bytes)
}

async function cut(file: string, { of, ...box }: NonNullable<PictureSource['crop']>) {
  const made = sharp(path.join(folder, `${of}.jpg`)).extract(box)
  await made.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(folder, file))
}

/** The usual widths below that of the source, then the source's own. */
function widthsFor(width: number) {
  return [...widths.filter((candidate) => candidate < width * 0.9), width]
}

async function avif(name: string, source: Buffer, width: number): Promise<PictureFile> {
  let best = Buffer.alloc(0)
  for (const quality of avifQualities) {
    best = await sharp(source).resize({ width }).avif({ quality, effort: 5 }).toBuffer()
    if (best.length <= avifBudget(width)) break
  }
  return save(`${name}-${width}.avif`, 'image/avif', best)
}

async function webp(name: string, source: Buffer, width: number): Promise<PictureFile> {
  const bytes = await sharp(source).resize({ width }).webp({ quality: 68, effort: 5 }).toBuffer()
  return save(`${name}-${width}.webp`, 'image/webp', bytes)
}

async function save(file: string, type: PictureFile['type'], bytes: Buffer): Promise<PictureFile> {
  await writeFile(path.join(folder, file), bytes)
  const { width, height } = await sharp(bytes).metadata()
  return { file, type, width, height, bytes: bytes.length }
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Removes files that no entry names, such as sizes of a picture that is gone. */
async function removeStrays({ pictures, videos }: MediaManifest) {
  const named = new Set([
    ...Object.values(pictures).flatMap(({ file, sizes, shared }) => [
      file,
      ...[...sizes, ...(shared ? [shared] : [])].map((size) => size.file),
    ]),
    ...Object.keys(videos),
  ])
  for (const file of await readdir(folder)) {
    if (!named.has(file)) await rm(path.join(folder, file))
  }
}
