// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const shift = () => 'Shift'
export const noNoteYet = () => 'No note for the team yet'
export const noteForTheTeam = () => 'Note for the team (guests never see it)'
export const saveNote = () => 'Save note'
export const theNoteIsSaved = () => 'The note is saved.'
export const writtenMeanwhile = (values: { note: string | number }) => `Written by somebody else meanwhile: “${values.note}”. What you save replaces it.`
export const largeParties = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} large party` : `${formatNumber("en", values.count)} large parties`)
export const experiences = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} experience` : `${formatNumber("en", values.count)} experiences`)
export const largePartiesAndExperiences = () => 'Large parties and experiences'
export const partyInShort = (values: { time: string | number; party: string | number; guest: string | number; table: string | number }) => `${values.time}, ${values.party}, ${values.guest}, ${values.table}`
export const partyWithExperience = (values: { party: string | number; experience: string | number }) => `${values.party}: ${values.experience}`
export const servers = () => 'Servers'
export const serversOf = (values: { day: string | number }) => `Servers, ${values.day}`
export const coversOfServer = (values: { server: string | number; covers: string | number }) => `${values.server} ${values.covers}`
export const coversOfServers = (values: { servers: string | number }) => `Covers: ${values.servers}`
export const sectionText = (values: { tables: string | number }) => `tables ${values.tables}`
export const noTables = () => 'no tables'
export const serverCovers = (values: { covers: number; seated: string | number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)}, ${values.seated} seated`
export const shareOut = () => 'Share out the tables'
export const chooseServerThenTables = () => 'Choose a server, then tap their tables.'
export const addServer = () => 'Add server'
export const nameOfServer = () => 'Name of a server'
export const remove = () => 'Remove'
export const removeServer = (values: { server: string | number }) => `Remove ${values.server}`
export const shareEvenly = () => 'Share covers evenly'
export const save = () => 'Save'
export const serversAreSaved = () => 'The servers are saved.'
export const nobody = () => 'nobody'
export const tables = (values: { area: string | number }) => `Tables: ${values.area}`
export const theRoomSoFar = () => 'The room so far'
export const partiesSeated = () => 'Seated'
export const turnOfTheRoom = () => 'Turn of the room'
export const timesTurned = (values: { turns: string | number }) => `${values.turns} parties a table`
export const turnTime = () => 'Turn time'
export const turnTimeText = (values: { measured: string | number; planned: string | number }) => `${values.measured} min, planned ${values.planned} min`
export const walkIns = () => 'Walk-ins'
export const noShows = () => 'No-shows'
export const finishAll = (values: { count: number }) => (values.count === 1 ? 'Finish the party that still sits' : `Finish all ${formatNumber("en", values.count)} that still sit`)
export const fewestCovers = (values: { server: string | number; covers: string | number }) => `Fewest covers: ${values.server}, ${values.covers}`
