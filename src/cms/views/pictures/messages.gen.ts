// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const pictures = () => 'Pictures'
export const intro = () => 'Pictures, films and papers of the whole site.'
export const upload = () => 'Upload'
export const find = () => 'Find pictures'
export const words = () => 'What is on it, file or tag'
export const tag = () => 'Tag'
export const anyTag = () => 'Any tag'
export const kind = () => 'Kind'
export const anyKind = () => 'Any kind'
export const kindPicture = () => 'Pictures'
export const kindVideo = () => 'Films'
export const kindFile = () => 'Papers'
export const show = () => 'Show'
export const narrow = () => 'Show only'
export const all = () => 'All'
export const noAlt = () => 'Alt text missing'
export const unused = () => 'Unused'
export const found = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} found` : `${formatNumber("en", values.count)} found`)
export const foundPage = (values: { count: number; page: string | number; pages: string | number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} found` : `${formatNumber("en", values.count)} found`)}, page ${values.page} of ${values.pages}`
export const nothingFound = () => 'Nothing is like that.'
export const notUnderstood = () => 'That address asks for something that there is not. Here is everything.'
export const pages = () => 'Pages'
export const previous = () => 'Previous'
export const next = () => 'Next'
export const open = (values: { name: string | number }) => `Open ${values.name}`
export const select = (values: { name: string | number }) => `Select ${values.name}`
export const altOf = (values: { name: string | number }) => `Alt text of ${values.name}`
export const altMissing = () => 'Alt text is missing'
export const altSaved = (values: { name: string | number }) => `Alt text of ${values.name}: saved.`
export const altMeanwhile = (values: { now: string | number }) => `Somebody has written “${values.now}” meanwhile.`
export const keepMine = () => 'Keep mine'
export const takeTheirs = () => 'Take theirs'
export const pixels = (values: { width: string | number; height: string | number }) => `${values.width} × ${values.height}`
export const uses = (values: { count: number }) => (values.count === 0 ? 'Not used' : values.count === 1 ? `${formatNumber("en", values.count)} use` : `${formatNumber("en", values.count)} uses`)
export const usesOf = (values: { uses: string | number; name: string | number }) => `${values.uses} of ${values.name}`
export const whereUsed = () => 'Where is it used?'
export const usedNowhere = () => 'No document uses it, and no draft either.'
export const onlyInDraft = () => 'in a draft only'
export const close = () => 'Close'
export const loading = () => 'Looking…'
export const replace = () => 'Replace'
export const replaceOf = (values: { name: string | number }) => `Replace ${values.name}`
export const replaceQuestion = (values: { file: string | number }) => `Put ${values.file} in its place?`
export const replaceHint = (values: { count: number; name: string | number }) => `${(values.count === 0 ? `Nothing uses ${values.name} yet.` : values.count === 1 ? `The one document that uses ${values.name} shows the new file.` : `All ${formatNumber("en", values.count)} documents that use ${values.name} show the new file.`)} Its focal point is the middle again. The old address keeps answering for 30 days.`
export const replaceNow = () => 'Replace now'
export const back = () => 'Back'
export const working = () => 'Working…'
export const isReplaced = (values: { name: string | number }) => `${values.name} is replaced. Please look whether its alt text still fits.`
export const isReplacedFocus = (values: { name: string | number }) => `${values.name} is replaced. Its focal point is the middle now; open it to set it. Please look whether its alt text still fits.`
export const selected = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} selected` : `${formatNumber("en", values.count)} selected`)
export const selectAll = () => 'Select all on this page'
export const selectNone = () => 'Select none'
export const tagToChange = () => 'Tag for what is selected'
export const addTag = () => 'Add tag'
export const removeTag = () => 'Remove tag'
export const tagged = (values: { count: number; tag: string | number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} is` : `${formatNumber("en", values.count)} are`)} tagged ${values.tag}.`
export const untagged = (values: { tag: string | number }) => `${values.tag} is taken off.`
export const tooManyTags = () => 'One of them would have more than 20 tags, so none was changed.'
export const tagRefused = () => 'A tag has 1 to 40 characters.'
export const changedMeanwhile = () => 'Somebody has changed this meanwhile. Please load the page again.'
export const tooLarge = () => 'The file is larger than 25 MB.'
export const altTooLong = () => 'At most 300 characters.'
export const isGone = () => 'It is not there any more. Nothing was changed.'
export const signedOut = () => 'You are signed out, or may not change pictures. Sign in again.'
export const noAnswer = () => 'No answer. Please try again.'
export const didNotWork = () => 'That did not work. Please try again.'
