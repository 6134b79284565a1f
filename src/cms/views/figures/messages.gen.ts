// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const figures = () => 'Figures'
export const noLocationsYet = () => 'There are no restaurants of yours yet.'
export const restaurant = () => 'Restaurant'
export const allRestaurants = () => 'All restaurants'
export const days = () => 'Days'
export const presetToday = () => 'Today'
export const presetWeek = () => 'This week'
export const presetFourWeeks = () => '4 weeks'
export const presetYear = () => '52 weeks'
export const from = () => 'From'
export const to = () => 'To'
export const show = () => 'Show'
export const spanProblem = () => 'The last day has to be after the first, at most two years later. Below are the last four weeks.'
export const spanOf = (values: { from: string | number; to: string | number; before: string | number; until: string | number }) => `${values.from} to ${values.to}, compared with ${values.before} to ${values.until}`
export const dayOf = (values: { day: string | number; before: string | number }) => `${values.day}, compared with ${values.before}`
export const nothingYet = () => 'Nothing was booked on these days.'
export const atAGlance = () => 'At a glance'
export const covers = () => 'Covers'
export const parties = () => 'Parties'
export const averageParty = () => 'Average party'
export const noShows = () => 'No-shows'
export const noShowRate = () => 'No-show rate'
export const occupancy = () => 'Occupancy'
export const walkIns = () => 'Walk-ins'
export const cancelled = () => 'Cancelled'
export const before = (values: { value: string | number }) => `${values.value} before`
export const noneBefore = () => 'none before'
export const table = () => 'Table'
export const tableOf = (values: { report: string | number }) => `${values.report}, as a table`
export const csv = () => 'CSV'
export const csvOf = (values: { report: string | number }) => `${values.report}, as a CSV file`
export const coversReport = () => 'Covers by day and period'
export const coversSummary = (values: { covers: number; parties: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} in ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}.`
export const coversBusiest = (values: { covers: number; parties: number; day: string | number; most: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} in ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}. The most were on ${values.day}: ${formatNumber("en", values.most)}.`
export const coversBusiestWeek = (values: { covers: number; parties: number; day: string | number; most: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} in ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}. The most were in the week of ${values.day}: ${formatNumber("en", values.most)}.`
export const weekOf = () => 'Week of'
export const outsideService = () => 'Outside of service'
export const day = () => 'Day'
export const total = () => 'Total'
export const spanBefore = () => 'Before'
export const occupancyReport = () => 'Occupancy by quarter hour'
export const occupancySummary = (values: { share: string | number; time: string | number; most: string | number }) => `${values.share} of all seats on average; at ${values.time}, the fullest time, ${values.most}.`
export const countCovers = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} cover` : `${formatNumber("en", values.count)} covers`)
export const countParties = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} party` : `${formatNumber("en", values.count)} parties`)
export const daysBefore = () => 'the days before'
export const plannedMark = () => 'planned'
export const inCurrency = (values: { name: string | number; currency: string | number }) => `${values.name} (${values.currency})`
export const time = () => 'Time'
export const coversAtTables = () => 'Covers at tables'
export const seats = () => 'Seats'
export const nextDay = (values: { time: string | number }) => `${values.time}, next day`
export const noShowReport = () => 'No-shows'
export const noShowSummary = (values: { parties: number; due: number; rate: string | number }) => `${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)} of ${formatNumber("en", values.due)} did not come: ${values.rate}.`
export const noNoShows = () => 'Every party that had booked came.'
export const due = () => 'Booked parties'
export const leadReport = () => 'Lead times'
export const leadSummary = () => 'How far ahead guests book; walk-ins are left out.'
export const leadTime = () => 'Booked ahead'
export const share = () => 'Share'
export const sizeReport = () => 'Party sizes'
export const sizeSummary = (values: { average: string | number }) => `${values.average} guests on average.`
export const party = () => 'Party'
export const partyOf = (values: { party: number }) => (values.party === 1 ? `${formatNumber("en", values.party)} guest` : `${formatNumber("en", values.party)} guests`)
export const sourceReport = () => 'Sources'
export const sourceSummary = () => 'How parties came to you.'
export const source = () => 'Source'
export const turnReport = () => 'Turn times'
export const turnSummary = (values: { stayed: number; planned: number; timed: number }) => `Seated to finished: ${formatNumber("en", values.stayed)} minutes on average, where ${formatNumber("en", values.planned)} were planned; ${(values.timed === 1 ? `${formatNumber("en", values.timed)} party was timed` : `${formatNumber("en", values.timed)} parties were timed`)}.`
export const noTurns = () => 'Parties are timed where the host presses both Seat and Finish. None was on these days.'
export const measured = () => 'Measured, minutes'
export const planned = () => 'Planned, minutes'
export const timed = () => 'Parties timed'
export const minutesOf = (values: { measured: number; planned: number }) => `${formatNumber("en", values.measured)} of ${formatNumber("en", values.planned)} min`
export const experienceReport = () => 'Experiences sold'
export const experienceSummary = (values: { covers: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} with an experience.`
export const noExperiences = () => 'No experience was booked on these days.'
export const experience = () => 'Experience'
export const amount = () => 'Total of the bills'
export const restaurantReport = () => 'By restaurant'
export const restaurantSummary = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} restaurant` : `${formatNumber("en", values.count)} restaurants`)} with bookings on these days.`
export const howCounted = () => 'How these are counted'
export const countedParties = () => 'Covers and parties are those that came or are to come: no cancelled ones, no no-shows. A night past midnight belongs to the day on which it began.'
export const countedOccupancy = () => 'Occupancy is guests at tables of the seats of your tables, in each quarter of an hour from the first seating to the end of the last turn, on days with bookings. A party is at its table until it is finished, at most until its turn ends.'
export const countedNoShows = () => 'The no-show rate is of parties that had booked and not cancelled.'
export const countedPeriods = () => 'Periods and seats are those of the settings that were in force on the day.'
export const countedBefore = () => 'What is compared are as many days before, moved by whole weeks, so that weekdays match.'
