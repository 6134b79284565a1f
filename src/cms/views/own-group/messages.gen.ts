// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const heading = () => 'Begin with your own group'
export const intro = () => 'This site shows a demo group. In its place come pages in plain words, for you to fill in: a home page, the list of your restaurants, careers, gift cards, news and legal texts.'
export const whatGoes = () => 'What goes'
export const content = (values: { restaurants: number; pages: number; dishes: number; news: number; pictures: number }) => `${(values.restaurants === 1 ? `${formatNumber("en", values.restaurants)} restaurant` : `${formatNumber("en", values.restaurants)} restaurants`)} with tables, booking hours and shared tablets, ${(values.pages === 1 ? `${formatNumber("en", values.pages)} page` : `${formatNumber("en", values.pages)} pages`)}, ${(values.dishes === 1 ? `${formatNumber("en", values.dishes)} dish` : `${formatNumber("en", values.dishes)} dishes`)}, ${(values.news === 1 ? `${formatNumber("en", values.news)} post` : `${formatNumber("en", values.news)} posts`)}, ${(values.pictures === 1 ? `${formatNumber("en", values.pictures)} picture` : `${formatNumber("en", values.pictures)} pictures`)}, redirects, settings of the group and the look: also what you changed or added.`
export const sent = (values: { applications: number; enquiries: number; subscribers: number }) => `${(values.applications === 1 ? `${formatNumber("en", values.applications)} application` : `${formatNumber("en", values.applications)} applications`)}, ${(values.enquiries === 1 ? `${formatNumber("en", values.enquiries)} enquiry` : `${formatNumber("en", values.enquiries)} enquiries`)}, ${(values.subscribers === 1 ? `${formatNumber("en", values.subscribers)} subscriber` : `${formatNumber("en", values.subscribers)} subscribers`)}.`
export const bookings = (values: { count: number }) => `All bookings, guests and figures. ${(values.count === 0 ? 'No booking is to come.' : values.count === 1 ? `${formatNumber("en", values.count)} booking is to come, and its guest is not told.` : `${formatNumber("en", values.count)} bookings are to come, and their guests are not told.`)}`
export const whatStays = () => 'What stays'
export const people = (values: { count: number }) => `Who works here (${(values.count === 1 ? `${formatNumber("en", values.count)} account` : `${formatNumber("en", values.count)} accounts`)}), their passwords and second steps, your rules for signing in. Whoever worked at single restaurants only is given new ones by you.`
export const record = () => 'The audit log, the backups, and what your operator has set up: mail, payments, domain.'
export const first = () => 'A backup is made first. Your operator can bring the demo group back from it by a command. The last three that are made here are kept.'
export const notInBackup = (values: { bucket: string | number }) => `Pictures and resumes lie in ${values.bucket} and are in no backup. The pictures stay there until your operator removes them; resumes go for good.`
export const onlyCommand = () => 'Only your operator’s command makes backups here. Make one, and begin within the hour.'
export const backupOf = (values: { moment: string | number }) => `There is a backup of ${values.moment}. What came in after that is in no backup.`
export const noBackup = () => 'There is none of the last hour.'
export const begin = () => 'Begin with your own group'
export const sure = () => 'Everything named above is replaced for all guests and staff, at once.'
export const yes = () => 'Make a backup, then begin'
export const yesNow = () => 'Begin now'
export const no = () => 'Cancel'
export const backingUp = () => 'A backup is being made. Nothing is replaced before it is there; leave this page, and nothing is.'
export const replacing = () => 'Your site is being made. This takes a few seconds.'
export const backupFailed = (values: { why: string | number }) => `The backup could not be made, so nothing was changed. ${values.why}`
export const backupCutOff = () => 'The backup was cut off, so nothing was changed. Please try again.'
export const noAnswer = () => 'The site did not answer, so this page does not know whether your group has begun. Please load it again.'
export const stillErasing = () => 'This site shows your own group. The bookings of the demo group are still being erased; until that is done, in a minute, no restaurant can begin to take bookings.'
export const signedOut = () => 'You are signed out. The backup goes on; nothing was replaced. Sign in and begin again.'
export const isOwn = () => 'This site shows your own group.'
export const whatIsLive = () => 'What is live'
export const demo = () => 'This site shows a demo group.'
