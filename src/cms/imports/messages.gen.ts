// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const sameId = (values: { row: number }) => `The row has the same id, or the same name, as row ${formatNumber("en", values.row)}.`
export const cellUnread = (values: { field: string | number; value: string | number }) => `${values.field}: “${values.value}” cannot be read.`
export const cellTooLong = (values: { field: string | number; most: number }) => `${values.field} is longer than ${formatNumber("en", values.most)} characters.`
export const cellLacking = (values: { field: string | number }) => `${values.field} is empty.`
export const mayNotChange = () => 'You may not change it, or it is in the trash.'
export const isOpen = () => 'Somebody is editing it.'
export const isOpenBy = (values: { name: string | number }) => `${values.name} is editing it.`
export const fieldFault = (values: { label: string | number; message: string | number }) => `${values.label}: ${values.message}`
export const unexpected = () => 'It could not be written. The log of the site says why.'
export const nothingOfIt = () => 'None of its rows can be imported.'
export const listed = () => 'Listed'
export const newParts = (values: { count: number }) => `${formatNumber("en", values.count)} new`
export const nobodysAnyMore = () => 'Whoever began this import may not import any more.'
export const fileEmpty = () => 'The file is empty.'
export const fileWorkbook = () => 'The file is a spreadsheet of Excel or Numbers, or a ZIP archive without saved pages. Save it as CSV first.'
export const fileNotText = () => 'The file is not a text. Save it as CSV first.'
export const fileWrongEncoding = (values: { line: number; encoding: string | number }) => `From line ${formatNumber("en", values.line)} on, the file is not in the encoding that it begins in (${values.encoding}). Save it as CSV in UTF-8.`
export const fileNoHeader = () => 'The first row has no headings. It has to name the columns.'
export const fileDuplicateColumn = (values: { column: string | number }) => `Two columns have the heading “${values.column}”. Give one of them another one.`
export const fileTooManyColumns = (values: { most: number }) => `The file has more than ${formatNumber("en", values.most)} columns.`
export const fileNoRows = () => 'The file has no rows to import.'
export const fileUnclosedQuote = (values: { line: number }) => `A quotation mark of the row at line ${formatNumber("en", values.line)} is never closed.`
export const fileRowTooLarge = (values: { row: number }) => `Row ${formatNumber("en", values.row)} is too large to be one row. A quotation mark before it may not be closed.`
export const fileNotJson = (values: { row: number }) => `After row ${formatNumber("en", values.row)} the file is not JSON.`
export const fileTooLarge = (values: { most: number }) => `The file is larger than ${formatNumber("en", values.most)} MB.`
export const fileUnknown = () => 'The file is neither CSV nor JSON.'
export const tooManyRows = (values: { most: number }) => `The file has more than ${formatNumber("en", values.most)} rows. Split it into several files.`
export const rowTooManyCells = (values: { column: number }) => `Cell ${formatNumber("en", values.column)} has no column: a comma or semicolon in a text may lack its quotation marks.`
export const rowBrokenQuotes = () => 'Quotation marks stand in the middle of a cell.'
export const rowNotAnObject = () => 'It is not an object of JSON.'
export const rowTooManyColumns = () => 'It has too many values.'
export const wrongState = () => 'The import is at another step by now. Load the page again.'
export const unknownColumn = () => 'A column is not in the file. Load the page again.'
export const columnNeeded = (values: { field: string | number }) => `Choose the column for “${values.field}”: without it nothing can be imported.`
export const hasRefused = (values: { count: number }) => `${(values.count === 1 ? 'One row is refused.' : `${formatNumber("en", values.count)} rows are refused.`)} Correct the file, or leave them out.`
export const wasEdited = (values: { title: string | number }) => `“${values.title}” was edited since it was imported, so the import cannot be taken back as one.`
export const reportRow = () => 'Row'
export const reportLine = () => 'Line'
export const reportResult = () => 'Result'
export const reportWhat = () => 'What'
export const reportWhy = () => 'Why'
export const reportChange = (values: { label: string | number; before: string | number; after: string | number }) => `${values.label}: ${values.before} → ${values.after}`
export const isNew = () => 'New'
export const changed = () => 'Changed'
export const same = () => 'Unchanged'
export const refused = () => 'Refused'
export const undone = () => 'Taken back'
export const kept = () => 'Edited since, kept'
export const daysUnknown = () => 'The days of this file can be read in two ways (3/4/2026). Choose their order beside the columns.'
export const daysMixed = () => 'The days of this file are written in different orders.'
export const rowTooLarge = () => 'It is too large to be one row.'
export const fileCutOff = () => 'The file did not arrive whole. Nothing was imported; try again.'
export const severalOfName = (values: { name: string | number }) => `There are several with the name “${values.name}”. Give each of them an id of the old system.`
export const fileForgotten = () => 'The import was forgotten while its file arrived.'
export const rowNul = () => 'It has a character that is none (NUL).'
export const hasBookings = () => 'Bookings to come would not fit. Change it in its form, which lists them.'
export const stopped = () => 'It could not go on, and was stopped. The log of the site says why.'
export const reportValue = (values: { label: string | number; after: string | number }) => `${values.label}: ${values.after}`
export const leftOut = () => 'Left out'
export const picturesLacking = () => 'Pictures of which the library has none, or several, by their names'
export const linksLacking = () => 'Documents that it refers to, and that are refused or not in the file'
export const draftForPictures = () => 'Comes in as a draft: its slices lack these pictures, of which the library has none, or several, by their names'
export const draftForDocuments = () => 'Comes in as a draft: its slices lack these documents, which are refused or not in the file'
export const newDocument = () => 'New, of this file'
export const pageUnreadable = (values: { page: string | number }) => `The page “${values.page}” of the archive cannot be read: it is encrypted, a link to another file, or too large.`
export const fileNoDocuments = () => 'The file is neither JSON nor a ZIP archive of JSON files.'
export const idOfAnother = (values: { name: string | number }) => `Its id is the one of “${values.name}”, which is another restaurant elsewhere. Give each restaurant an id of its own, or leave the ids out.`
export const severalZones = (values: { name: string | number }) => `There are several zones with the name “${values.name}”.`
export const linksKept = () => 'It was edited since it was imported: links of it may lead nowhere.'
