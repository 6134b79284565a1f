// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const walkInList = () => 'Walk-in list'
export const waiting = (values: { count: string | number }) => `Waiting ${values.count}`
export const addParty = () => 'Add party'
export const addAPartyToTheList = () => 'Add a party to the walk-in list'
export const changeTheParty = () => 'Change the party'
export const add = () => 'Add'
export const save = () => 'Save'
export const isAdded = () => 'The party is on the walk-in list.'
export const isSaved = () => 'The party is changed.'
export const quoteNow = () => 'Quote now'
export const quoteFor = (values: { parties: string | number; wait: string | number }) => `for ${values.parties}: ${values.wait}`
export const partiesFromTo = (values: { from: string | number; to: string | number }) => `${values.from}–${values.to}`
export const noWait = () => 'no wait'
export const minutes = (values: { minutes: string | number }) => `${values.minutes} min`
export const fourHours = () => '4 hours or more'
export const noTableForThem = () => 'no table'
export const show = () => 'Show'
export const all = () => 'All'
export const canSitNow = () => 'Can sit now'
export const notified = () => 'Notified'
export const nobodyWaits = () => 'Nobody is waiting.'
export const none = () => 'None'
export const guest = () => 'Guest'
export const partyNamed = (values: { name: string | number; party: string | number }) => `${values.name}, party of ${values.party}`
export const waitedOfQuoted = (values: { waited: string | number; quoted: string | number }) => `${values.waited} of ${values.quoted} min`
export const waitedNoQuote = (values: { waited: string | number }) => `${values.waited} min`
export const waitedOver = (values: { waited: string | number; quoted: string | number; over: string | number }) => `${values.waited} of ${values.quoted} min, ${values.over} over`
export const aboutMore = (values: { minutes: string | number }) => `about ${values.minutes} min more`
export const tableFree = (values: { table: string | number }) => `${values.table} free`
export const noTableFree = () => 'No table free'
export const notifiedAt = (values: { time: string | number }) => `Notified ${values.time}`
export const seatedAt = (values: { time: string | number }) => `Seated ${values.time}`
export const leftAt = (values: { time: string | number }) => `Left ${values.time}`
export const removedAt = (values: { time: string | number }) => `Removed ${values.time}`
export const saving = () => 'Saving…'
export const seat = () => 'Seat'
export const notify = () => 'Notify'
export const left = () => 'Left'
export const undo = () => 'Undo'
export const more = () => 'More'
export const moreAbout = (values: { name: string | number }) => `More: ${values.name}`
export const isSeatedAt = (values: { name: string | number; table: string | number }) => `${values.name} is seated at ${values.table}.`
export const isNotified = (values: { name: string | number }) => `${values.name} counts as notified.`
export const hasLeft = (values: { name: string | number }) => `${values.name} has left.`
export const isRemoved = (values: { name: string | number }) => `${values.name} is off the list.`
export const isBack = (values: { name: string | number }) => `${values.name} is back as before.`
export const done = (values: { count: number }) => `${(values.count === 1 ? '1 party' : `${values.count} parties`)} seated or gone`
export const change = () => 'Change'
export const remove = () => 'Remove'
export const anotherTable = () => 'Table'
export const chooseAFreeTable = () => 'Choose a free table'
export const lookingForFreeTables = () => 'Looking for free tables…'
export const noTableIsFree = () => 'No table is free now.'
export const freeUntil = (values: { table: string | number; time: string | number }) => `${values.table}, free until ${values.time}`
export const addedQuoted = (values: { quoted: string | number }) => `Added, ${values.quoted} min quoted`
export const entryChanged = (values: { changes: string | number }) => `Changed: ${values.changes}`
export const partyFromTo = (values: { from: string | number; to: string | number }) => `party ${values.from} → ${values.to}`
export const nameWord = () => 'name'
export const phoneWord = () => 'telephone'
export const wishWord = () => 'seating wish'
export const noteWord = () => 'note'
export const quoteFromTo = (values: { from: string | number; to: string | number }) => `quote ${values.from} → ${values.to} min`
export const undone = () => 'Undone'
export const removed = () => 'Removed'
export const seated = () => 'Seated'
export const byStaff = (values: { name: string | number }) => `by ${values.name}`
export const activity = () => 'Staff activity'
export const quotedWait = () => 'Quoted wait, minutes'
export const fiveLess = () => '5 minutes less'
export const fiveMore = () => '5 minutes more'
export const name = () => 'Name'
export const telephone = () => 'Telephone (optional)'
export const agreesToText = () => 'They agree to a text message once their table is ready'
export const isTexted = (values: { name: string | number }) => `${values.name} is sent a text message.`
export const textsWord = () => 'consent to text messages'
export const seating = () => 'Seating wish'
export const anySeating = () => 'Any'
export const note = () => 'Note (optional)'
export const moreDetails = () => 'Seating wish, note'
export const proposed = (values: { wait: string | number }) => `Proposed: ${values.wait}.`
export const reckonedFree = () => 'A table that serves them is free for a whole turn.'
export const reckonedTables = (values: { tables: number }) => `${(values.tables === 1 ? '1 table serves' : `${values.tables} tables serve`)} them.`
export const reckonedAhead = (values: { ahead: number }) => (values.ahead === 0 ? 'Nobody ahead takes one first.' : values.ahead === 1 ? '1 is taken first by a party ahead.' : `${values.ahead} are taken first by parties ahead.`)
export const reckonedPace = (values: { pace: string | number; measured: number }) => `Tonight’s turns last ${values.pace}% of the planned time (${(values.measured === 1 ? '1 turn' : `${values.measured} turns`)} measured).`
export const reckonedPlanned = () => 'Turns are taken as planned: none has ended tonight.'
export const reckonedBookings = () => 'Bookings to come keep their tables.'
export const reckonedNone = (values: { party: string | number }) => `No table of that kind serves a party of ${values.party}.`
export const askedOnline = () => 'Asked online to be notified'
export const emailedAt = (values: { time: string | number }) => `Emailed ${values.time}`
export const stillWaits = () => 'Waits for a table'
export const partyOf = (values: { party: string | number }) => `party of ${values.party}`
