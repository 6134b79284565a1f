import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureWidths } from '#cms/collections/media.ts'
import type { ContentStore, Values } from '#cms/initial-content/store.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { mediaManifest, type PictureEntry, type PictureFile } from '../media/manifest.ts'
import { type PictureName, pictures } from '../media/pictures.ts'

const source = path.resolve(import.meta.dirname, '../media/files')

/** Puts one picture with its pre-made sizes into the library, without encoding anything again. */
export async function loadPicture(store: ContentStore, name: PictureName): Promise<void> {
  const entry = mediaManifest.pictures[name]
  if (!entry) throw new Error(`demo/media/manifest.json lacks ${name}: run node demo/make-media.ts`)
  const stem = storedStem(name, entry.hash)
  const filename = `${stem}.jpg`
  const found = await store.find('media', 'filename', filename)
  if (found) return void store.remember('media', name, found.id)
  const putFile = await mediaWriter()
  await putFile(entry.file, filename)
  const sizes: Values = {}
  const put = async (slot: string, sized: string, size: PictureFile) => {
    await putFile(size.file, sized)
    sizes[slot] = sizeRow(sized, size)
  }
  for (const size of entry.sizes) {
    await put(slotOf(size), `${stem}-${size.width}.${size.type.slice('image/'.length)}`, size)
  }
  if (entry.shared) await put('shared', `${stem}-shared.jpg`, entry.shared)
  // Payload's own create would make every size again, which takes minutes.
  const made = await store.payload.db.create({
    collection: 'media',
    data: { ...pictureRow(name, filename, entry), sizes },
  })
  store.remember('media', name, made.id)
}

/** Puts one film into the library. */
export async function loadFilm(store: ContentStore, file: string): Promise<void> {
  const { hash } = mediaManifest.videos[file] ?? {}
  const { name, ext } = path.parse(file)
  if (!hash) throw new Error(`demo/media/manifest.json lacks ${file}: run node demo/make-media.ts`)
  const found = await store.find('media', 'filename', `${storedStem(name, hash)}${ext}`)
  if (found) return void store.remember('media', file, found.id)
  const data = await readFile(path.join(source, file))
  const mimetype = ext === '.webm' ? 'video/webm' : 'video/mp4'
  const made = await store.payload.create({
    collection: 'media',
    data: { alt: pictures[posterOf(name)].alt },
    context: { deferEpoch: true },
    file: { data, mimetype, name: file, size: data.length },
  })
  store.remember('media', file, made.id)
}

/** The picture that shows the same as a film, whatever it is encoded in. */
function posterOf(film: string): PictureName {
  const name = film.replace(/_av1$/, '')
  if (!(name in pictures)) throw new Error(`The film ${name} has no picture of the same name.`)
  return name as PictureName
}

/** File name that an upload of the same file would get: hash of the content, then its own name. */
function storedStem(name: string, hash: string): string {
  return `${hash}-${name.replaceAll('_', '-')}`
}

/** The upload size that a file stands for: the nearest one that is not much narrower. */
function slotOf({ width, type }: PictureFile): string {
  const widest = pictureWidths[pictureWidths.length - 1]
  const slot = pictureWidths.find((candidate) => width <= candidate * 1.1) ?? widest
  return `${type.slice('image/'.length)}${slot}`
}

function pictureRow(name: PictureName, filename: string, entry: PictureEntry): Values {
  const { alt, focal } = pictures[name]
  const [focalX, focalY] = focal
  const { width, height, bytes } = entry
  return { alt, filename, mimeType: 'image/jpeg', filesize: bytes, width, height, focalX, focalY }
}

function sizeRow(filename: string, { type, width, height, bytes }: PictureFile): Values {
  return { filename, mimeType: type, filesize: bytes, width, height }
}

/** Stores one of the demo's files under another name. */
async function mediaWriter() {
  const files = await siteFiles()
  return (file: string, name: string) =>
    files.put('media', name, createReadStream(path.join(source, file)))
}
