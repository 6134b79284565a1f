// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const heading = () => 'Import'
export const intro = () => 'Bring what you have from another system: nothing is changed before you have seen what would be new, changed and refused. What was imported can be taken back as one until somebody edits something of it.'
export const bring = () => 'Bring a file'
export const kind = () => 'What is in the file?'
export const file = () => 'File'
export const fileHint = (values: { most: number; rows: number }) => `CSV, JSON, GeoJSON, saved web pages, or a ZIP archive of pictures; at most ${formatNumber("en", values.most)} MB and ${formatNumber("en", values.rows)} rows.`
export const noFile = () => 'Please choose a file.'
export const tooLarge = (values: { most: number }) => `The file is larger than ${formatNumber("en", values.most)} MB.`
export const read = () => 'Read the file'
export const sending = (values: { percent: number }) => `Sending: ${formatNumber("en", values.percent)}%`
export const reading = () => 'Reading the rows…'
export const noAnswer = () => 'The site did not answer. Nothing was imported; try again.'
export const earlier = () => 'Imports of the last 30 days'
export const none = () => 'There are none.'
export const by = (values: { author: string | number; moment: string | number }) => `${values.author}, ${values.moment}`
export const all = () => 'All imports'
export const stateReading = () => 'Its file is arriving, or was cut off'
export const stateMatching = () => 'Columns to be chosen'
export const stateChecking = () => 'Being checked'
export const stateChecked = () => 'Checked, not imported'
export const stateWriting = () => 'Being imported'
export const stateStopping = () => 'Being stopped'
export const stateWritten = () => 'Imported'
export const stateUndoing = () => 'Being taken back'
export const stateUndone = () => 'Taken back'
export const facts = (values: { rows: number; format: string | number; encoding: string | number }) => `${(values.rows === 1 ? `${formatNumber("en", values.rows)} row` : `${formatNumber("en", values.rows)} rows`)}, ${values.format}, ${values.encoding}`
export const factsParted = (values: { rows: number; format: string | number; encoding: string | number; delimiter: string | number }) => `${(values.rows === 1 ? `${formatNumber("en", values.rows)} row` : `${formatNumber("en", values.rows)} rows`)}, ${values.format}, ${values.encoding}, parted by ${values.delimiter}`
export const comma = () => 'commas'
export const semicolon = () => 'semicolons'
export const tab = () => 'tabs'
export const bar = () => 'bars'
export const columns = () => 'Which column is what?'
export const columnsHint = () => 'Columns were matched by their headings. Correct what is wrong; columns that nothing is chosen for are left alone.'
export const needed = (values: { field: string | number }) => `${values.field} (needed)`
export const noColumn = () => 'No column'
export const example = (values: { values: string | number }) => `For example: ${values.values}`
export const unused = (values: { columns: string | number }) => `Not used: ${values.columns}.`
export const check = () => 'Check the rows'
export const checking = (values: { progress: number; total: number }) => `${formatNumber("en", values.progress)} of ${formatNumber("en", values.total)} rows looked at`
export const writing = (values: { progress: number; total: number }) => `${formatNumber("en", values.progress)} of ${formatNumber("en", values.total)} written`
export const stopping = () => 'No more is written. What was written is being linked.'
export const undoing = (values: { progress: number }) => `${formatNumber("en", values.progress)} taken back`
export const goesOn = () => 'This goes on by itself; you may leave this page.'
export const found = () => 'What the import would do'
export const did = () => 'What the import did'
export const isNew = () => 'New'
export const changed = () => 'Changed'
export const same = () => 'Unchanged'
export const rowsRefused = () => 'Refused rows'
export const row = (values: { row: number }) => `Row ${formatNumber("en", values.row)}`
export const rowAtLine = (values: { row: number; line: number }) => `Row ${formatNumber("en", values.row)}, line ${formatNumber("en", values.line)}`
export const changes = () => 'Changes'
export const change = (values: { label: string | number; before: string | number; after: string | number }) => `${values.label}: ${values.before} → ${values.after}`
export const nothing = () => 'empty'
export const news = () => 'New'
export const asDrafts = () => 'Of these as drafts, for what they lack'
export const more = (values: { count: number }) => (values.count === 1 ? 'And one more: it is in the file.' : `And ${formatNumber("en", values.count)} more: they are in the file.`)
export const report = () => 'All rows with what becomes of them, as a file (CSV)'
export const writeAll = (values: { count: number }) => (values.count === 1 ? 'Import it' : `Import all ${formatNumber("en", values.count)}`)
export const writeRest = (values: { refused: number }) => (values.refused === 1 ? 'Import the others, leave out what is refused' : `Import the others, leave out what is refused (${formatNumber("en", values.refused)})`)
export const picturesKept = () => 'The pictures are kept for two days. Import them by then, or bring the archive again.'
export const nothingToWrite = () => 'There is nothing to import: everything is as the file says already, or refused.'
export const back = () => 'Choose the columns again'
export const discard = () => 'Forget this import'
export const discardSure = () => 'Forget this import? What it has written stays, and can no longer be taken back as one.'
export const discardYes = () => 'Yes, forget it'
export const undo = () => 'Take the import back'
export const undoSure = () => 'Take everything back? What is new goes, and what was changed is again as it was before.'
export const undoYes = () => 'Yes, take it back'
export const no = () => 'No'
export const kept = () => 'Stayed, because it was edited since'
export const days = () => 'Days in the file'
export const daysFound = () => 'As the file itself says it'
export const daysYmd = () => 'Year first: 2026-11-29'
export const daysDmy = () => 'Day first: 29.11.2026'
export const daysMdy = () => 'Month first: 11/29/2026'
export const stateTrying = () => 'Being checked'
export const trying = (values: { progress: number; total: number }) => `${formatNumber("en", values.progress)} of ${formatNumber("en", values.total)} tried out`
export const working = () => 'This page shows how far it is.'
export const broken = (values: { count: number }) => (values.count === 1 ? 'One piece of the page could not be read and is left out.' : `${formatNumber("en", values.count)} pieces of the pages could not be read and are left out.`)
export const said = (values: { label: string | number; after: string | number }) => `${values.label}: ${values.after}`
export const stop = () => 'Stop here'
export const stopSure = () => 'Stop here? What was written by now stays, and can be taken back.'
export const stopYes = () => 'Yes, stop'
export const faulty = () => 'Not written as the file says'
export const altMissing = (values: { count: number }) => (values.count === 1 ? 'One picture has no alt text: write it' : `${formatNumber("en", values.count)} pictures have no alt text: write them`)
export const otherFields = (values: { count: number }) => (values.count === 1 ? 'One more field' : `${formatNumber("en", values.count)} more fields`)
export const restaurant = () => 'Restaurant of rows that name none'
export const asRowsSay = () => 'None: each row names its own'
