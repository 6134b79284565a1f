// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const kind = () => 'Pictures'
export const kindHint = () => 'A ZIP archive of pictures (JPEG, PNG, WebP, AVIF or SVG). Their names say what they are for: kitsilano-hero.jpg, Kitsilano/hero.jpg, ahi-tuna-tacos.jpg. A pictures.csv in it (file, alt) gives alt texts.'
export const file = () => 'File'
export const alt = () => 'Alt text'
export const focus = () => 'Focal point, guessed'
export const focusAt = (values: { x: number; y: number }) => `${formatNumber("en", values.x)}% from the left, ${formatNumber("en", values.y)}% from the top`
export const altMissing = () => 'to be written'
export const isFor = () => 'Shown by'
export const restaurantMain = (values: { title: string | number }) => `${values.title} (restaurant), in place of no picture`
export const restaurantInstead = (values: { title: string | number }) => `${values.title} (restaurant), instead of its picture`
export const restaurantMore = (values: { title: string | number }) => `${values.title} (restaurant), among its more pictures`
export const dishMain = (values: { title: string | number }) => `${values.title} (dish), in place of no picture`
export const dishInstead = (values: { title: string | number }) => `${values.title} (dish), instead of its picture`
export const nothing = () => 'Shown by nothing'
export const severalOf = (values: { name: string | number }) => `several are called “${values.name}”`
export const otherNamed = (values: { name: string | number; other: string | number }) => `its folder is called after “${values.name}”, and its file after “${values.other}”`
export const galleryFull = (values: { name: string | number; most: number }) => `the more pictures of “${values.name}” are ${formatNumber("en", values.most)} already`
export const noField = (values: { name: string | number }) => `its name does not say which picture of “${values.name}” it is: hero, or gallery`
export const placeTaken = (values: { name: string | number }) => `another file is for “${values.name}” already`
export const severalFiles = () => 'Not in place of a picture'
export const severalFilesOf = (values: { name: string | number }) => `several pictures of the library are called “${values.name}”`
export const noPicture = () => 'It is no picture that the library takes: JPEG, PNG, WebP, AVIF or SVG.'
export const isLink = () => 'It is a link to another file.'
export const isEncrypted = () => 'It is encrypted.'
export const isUnsupported = () => 'It is compressed in a way that cannot be read.'
export const isTooLarge = (values: { most: number }) => `It is larger than ${formatNumber("en", values.most)} MB.`
export const nameUnreadable = () => 'Its name cannot be read.'
export const nameTooLong = (values: { most: number }) => `Its path is longer than ${formatNumber("en", values.most)} characters.`
export const isDamaged = () => 'It is damaged in the archive.'
export const sameName = (values: { row: number }) => `It has the same name as row ${formatNumber("en", values.row)}.`
export const notInFiles = () => 'pictures.csv names it, and it is not there.'
export const csvUnreadable = (values: { reason: string | number }) => `pictures.csv cannot be read: ${values.reason}`
export const csvTooMany = (values: { rows: number; megabytes: number }) => `The pictures.csv files have more than ${formatNumber("en", values.rows)} rows or ${formatNumber("en", values.megabytes)} MB together.`
export const csvColumns = () => 'It needs the columns “file” and “alt”.'
export const notZip = () => 'The file is no ZIP archive, or did not arrive whole.'
export const zipDamaged = () => 'The ZIP archive is damaged, or made in a way that cannot be read. Make it again.'
export const unsafeName = (values: { name: string | number }) => `The archive has a file that would lie outside of its folder: ${values.name}`
export const tooManyFiles = (values: { most: number }) => `There are more than ${formatNumber("en", values.most)} files. Split them into several archives.`
export const tooLargeUnpacked = (values: { most: number }) => `The files have more than ${formatNumber("en", values.most)} MB together. Split them into several archives.`
export const noFiles = () => 'There are no pictures.'
export const notThere = () => 'Its file is not there any more. Bring the archive again.'
export const notPictureAnyMore = () => 'What was imported by this name is no picture any more.'
export const picture = () => 'Picture'
export const morePictures = () => 'More pictures'
export const libraryChanged = () => 'The library has changed; check again.'
export const changedMeanwhile = () => 'Somebody has changed it meanwhile.'
export const unreadablePicture = () => 'The picture cannot be read. Save it again as JPEG or PNG.'
