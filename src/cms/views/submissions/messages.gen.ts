// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const applications = () => 'Applications'
export const enquiries = () => 'Enquiries'
export const list = () => 'List'
export const board = () => 'Board'
export const shownAs = () => 'Shown as'
export const downloadCsv = () => 'Download as CSV'
export const downloadFailed = () => 'The file could not be made. Please try again.'
export const filters = (values: { count: number }) => (values.count === 0 ? 'Filters' : `Filters (${formatNumber("en", values.count)})`)
export const findByName = () => 'Find by a part of the name'
export const location = () => 'Location'
export const allLocations = () => 'All locations'
export const position = () => 'Position'
export const allPositions = () => 'All positions'
export const about = () => 'About'
export const allKinds = () => 'Groups and gift cards'
export const status = () => 'Status'
export const anyStatus = () => 'Any status'
export const foundApplications = (values: { count: number }) => (values.count === 0 ? 'No applications.' : values.count === 1 ? '1 application' : `${values.count} applications`)
export const foundEnquiries = (values: { count: number }) => (values.count === 0 ? 'No enquiries.' : values.count === 1 ? '1 enquiry' : `${values.count} enquiries`)
export const newer = () => 'Newer'
export const older = () => 'Older'
export const pageOf = (values: { page: string | number; pages: string | number }) => `Page ${values.page} of ${values.pages}`
export const pages = () => 'Pages'
export const newestOf = (values: { shown: string | number; total: string | number }) => `The newest ${values.shown} of ${values.total}`
export const ago = (values: { age: string | number }) => `${values.age} ago`
export const call = () => 'Call'
export const callName = (values: { name: string | number }) => `Call ${values.name}`
export const email = () => 'Email'
export const emailName = (values: { name: string | number }) => `Email ${values.name}`
export const sameContact = (values: { count: number }) => (values.count === 1 ? '1 more with this contact' : `${values.count} more with this contact`)
export const deletedOn = (values: { day: string | number }) => `Will be deleted on ${values.day}`
export const noLocation = () => 'No particular location'
export const nextStateOf = (values: { state: string | number; name: string | number }) => `Move to ${values.state}: ${values.name}`
export const moveTo = () => '…'
export const moveNameTo = (values: { name: string | number }) => `… Move ${values.name}`
export const moved = (values: { name: string | number; state: string | number }) => `${values.name}: ${values.state}.`
export const movedBy = (values: { by: string | number; moment: string | number }) => `moved by ${values.by}, ${values.moment}`
export const movedAt = (values: { moment: string | number }) => `moved ${values.moment}`
export const nobodyHere = () => 'Nobody here.'
export const backToList = () => 'Back to the list'
export const backToBoard = () => 'Back to the board'
export const chooseOne = () => 'Choose somebody to see what they wrote.'
export const loading = () => 'Loading…'
export const arrived = (values: { moment: string | number }) => `Arrived ${values.moment}`
export const othersTitle = () => 'The same person?'
export const sharesEmail = () => 'same email address'
export const sharesTel = () => 'same phone number'
export const sharesBoth = () => 'same email address and phone number'
export const message = () => 'Message'
export const olderNotes = () => 'Notes'
export const resume = () => 'Resume'
export const downloadResume = (values: { name: string | number }) => `Download ${values.name}`
export const resumeDeletedOn = (values: { day: string | number }) => `Will be deleted on ${values.day}.`
export const isScanned = () => 'The virus scanner found nothing.'
export const notScanned = () => 'No virus scanner has looked at it: open it with care.'
export const resumeDeleted = (values: { days: string | number }) => `Resumes are deleted after ${values.days} days.`
export const reply = () => 'Reply'
export const beginWith = () => 'Begin with'
export const blank = () => 'Blank'
export const yourTextWasReplaced = () => 'What you had written was replaced.'
export const bringItBack = () => 'Bring it back'
export const to = (values: { address: string | number }) => `To ${values.address}`
export const subject = () => 'Subject'
export const text = () => 'Text'
export const statusAfterwards = () => 'Status afterwards'
export const staysAs = (values: { state: string | number }) => `Stays ${values.state}`
export const send = () => 'Send'
export const sendTo = (values: { name: string | number }) => `Send to ${values.name}`
export const isBeingSent = (values: { address: string | number }) => `Kept, and on its way to ${values.address}.`
export const editTemplates = () => 'Edit the templates'
export const noAddressCall = () => 'There is no email address. Please call.'
export const note = () => 'Note'
export const addNote = () => 'Add the note'
export const noteHint = () => 'Read by colleagues alone.'
export const noteIsKept = () => 'The note is kept.'
export const activity = () => 'What was done'
export const nothingDone = () => 'Nothing yet.'
export const aColleague = () => 'A colleague'
export const movedTo = (values: { state: string | number }) => `moved it to ${values.state}`
export const wroteANote = () => 'wrote a note'
export const replied = (values: { subject: string | number }) => `replied: ${values.subject}`
export const madeABooking = (values: { day: string | number }) => `made a booking for ${values.day}`
export const afterwards = (values: { state: string | number }) => `and moved it to ${values.state}`
export const seeTheDay = () => 'See the day'
export const makeABooking = () => 'Make a booking of it'
export const isOnItsWay = () => 'on its way'
export const isSent = () => 'sent'
export const isKept = () => 'not sent: this site has no mail server'
export const isDropped = () => 'not sent: it was not needed any more'
export const isUndeliverable = () => 'could not be delivered'
export const noAddress = () => 'There is no email address to send this to. Please call.'
export const isGone = () => 'This has been deleted, or is not yours to see.'
export const pleaseWriteBoth = () => 'Please write a subject and a text.'
export const noAnswer = () => 'No answer. Please try again.'
export const didNotWork = () => 'That did not work.'
export const changedMeanwhile = () => 'A colleague was faster. Look at it again, then decide.'
export const changedMeanwhileBy = (values: { by: string | number; what: string | number }) => `${values.by} was faster and ${values.what}. What you wrote is still here: look at it again, then decide.`
export const stillToFillIn = (values: { fields: string | number }) => `Still to be filled in: ${values.fields}`
export const notCurrent = () => 'No answer: what you see may be out of date.'
export const boardHint = () => 'Drag a card to another column, or use its buttons.'
