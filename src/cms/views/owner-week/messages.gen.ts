// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const thisWeek = () => 'This week'
export const span = (values: { from: string | number; to: string | number }) => `${values.from} to ${values.to}, beside the same days of last week and of a year ago.`
export const spanOfDay = (values: { day: string | number }) => `${values.day}, beside the same day of last week and of a year ago.`
export const unreadable = () => 'The figures of this week cannot be read right now. Everything else works.'
export const now = () => 'This week'
export const before = () => 'Last week'
export const yearBefore = () => 'A year ago'
export const more = (values: { percent: string | number }) => `${values.percent} more than last week`
export const less = (values: { percent: string | number }) => `${values.percent} less than last week`
export const same = () => 'as many as last week'
export const moreYear = (values: { percent: string | number }) => `${values.percent} more than a year ago`
export const lessYear = (values: { percent: string | number }) => `${values.percent} less than a year ago`
export const sameYear = () => 'as many as a year ago'
export const both = (values: { week: string | number; year: string | number }) => `${values.week}, ${values.year}.`
export const one = (values: { words: string | number }) => `${values.words}.`
export const nothingBefore = () => 'There is nothing to compare it with yet.'
export const covers = () => 'Covers'
export const coversLink = () => 'Covers by day and period'
export const countCovers = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} cover` : `${formatNumber("en", values.count)} covers`)
export const occupancy = () => 'Occupancy'
export const occupancySummary = () => 'of your seats were taken while you were open.'
export const occupancyNone = () => 'Nobody has been seated yet.'
export const occupancyLink = () => 'Occupancy by quarter hour'
export const noShows = () => 'No-shows'
export const noShowSummary = (values: { parties: number; due: number }) => `${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)} of ${formatNumber("en", values.due)} that had booked did not come.`
export const noShowNone = () => 'Every party that had booked came.'
export const noShowLink = () => 'No-shows by day'
export const funnel = () => 'From page to table'
export const funnelSummary = (values: { visits: string | number; search: string | number; booked: string | number }) => `${values.visits} visits; ${values.search} searches for a table, ${values.booked} bookings on the site.`
export const funnelLink = () => 'Website figures'
export const missed = () => 'Looked for and not found'
export const missedTable = (values: { hour: string | number; party: string | number }) => `Tables were missing most often at ${values.hour}, and for ${values.party}.`
export const missedNothing = () => 'Nothing was looked for in vain often enough to be shown.'
export const missedDishes = (values: { words: string | number }) => `On menus, in the same days of last week: ${values.words}.`
export const missedLink = () => 'What guests did not find'
export const sources = () => 'Where visits came from'
export const sourcesSummary = () => 'By the links in your letters and posts.'
export const sourcesNone = () => 'No link with a utm_source brought five visits.'
export const sourcesLink = () => 'All sources'
export const newsletter = () => 'Newsletter'
export const newsletterSummary = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} reader has` : `${formatNumber("en", values.count)} readers have`)} confirmed.`
export const newsletterLink = () => 'Subscribers'
export const applications = () => 'Applications'
export const applicationsSummary = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} application has` : `${formatNumber("en", values.count)} applications have`)} come in.`
export const applicationsLink = () => 'Applications'
export const systemLink = () => 'Prices, staff, backups and the state of the site, in words'
export const rounded = () => 'Numbers of the website are rounded down to fives, and nobody is recognised.'
