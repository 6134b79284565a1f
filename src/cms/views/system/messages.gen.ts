// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const system = () => 'System'
export const allWell = () => 'Everything works.'
export const someTrouble = (values: { count: number }) => (values.count === 1 ? 'One thing needs somebody to see to it.' : `${formatNumber("en", values.count)} things need somebody to see to them.`)
export const good = () => 'Works'
export const inOrder = () => 'In order'
export const watch = () => 'See to it soon'
export const bad = () => 'See to it now'
export const notReadable = () => 'This cannot be read right now. The site’s log says why.'
export const mail = () => 'Email'
export const noMailServer = () => 'No mail server is set (SMTP_URL): emails are written and kept in the outbox, and do not leave.'
export const lastSent = (values: { ago: string | number }) => `The last email left ${values.ago}.`
export const noneSent = () => 'No email has left yet.'
export const nothingWaits = () => 'Nothing waits.'
export const waiting = (values: { count: number; age: string | number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} message waits` : `${formatNumber("en", values.count)} messages wait`)}, the first one for ${values.age}.`
export const dead = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} message was` : `${formatNumber("en", values.count)} messages were`)} given up.`
export const outbox = () => 'Outbox'
export const disk = () => 'Disk'
export const free = (values: { size: string | number }) => `${values.size} are free where the site keeps its data.`
export const full = () => 'When it is full, nothing can be booked or saved: free some, or enlarge it.'
export const database = () => 'Database'
export const sqlite = (values: { version: string | number; size: string | number }) => `SQLite ${values.version}, ${values.size}.`
export const postgres = (values: { version: string | number; size: string | number }) => `Postgres ${values.version}, ${values.size}.`
export const answers = () => 'It answers.'
export const jobs = () => 'Work by the clock'
export const jobsDone = (values: { ago: string | number }) => `Publishing, emails, reminders and deletions were last done ${values.ago}.`
export const jobsNotYet = (values: { ago: string | number }) => `This instance started ${values.ago} and has done nothing by the clock yet.`
export const jobsLate = (values: { names: string | number }) => `Late: ${values.names}. The site’s log says why.`
export const jobsElsewhere = () => 'Another instance does the rest.'
export const backups = () => 'Backups'
export const noBackup = () => 'No backup was made on this machine with this release or a newer one.'
export const makeBackup = () => 'It is made below, or by your operator with npm run backup -- --verify, every night by cron.'
export const lastBackup = (values: { ago: string | number; size: string | number }) => `The last one was made ${values.ago}, ${values.size}.`
export const gone = () => 'It is not on this machine any more, which is as it should be if it was moved elsewhere.'
export const tested = () => 'It was restored as a trial then, and compared.'
export const lastTested = (values: { ago: string | number }) => `It was not restored as a trial (--verify); the last one that was is of ${values.ago}.`
export const neverTested = () => 'None was restored as a trial (--verify).'
export const oldBackup = () => 'That is long ago: there should be one every day.'
export const singleSignOn = () => 'Single sign-on'
export const signsInBy = (values: { issuer: string | number }) => `Staff can sign in by ${values.issuer}.`
export const nobodySignedIn = () => 'Nobody has done so yet.'
export const lastSignedIn = (values: { ago: string | number }) => `Somebody last did so ${values.ago}.`
export const rolesByGroups = (values: { count: number }) => `Roles follow ${(values.count === 1 ? `${formatNumber("en", values.count)} group` : `${formatNumber("en", values.count)} groups`)} there, at every sign-in.`
export const rolesByHand = () => 'Groups there are not looked at: roles are given here.'
export const makesAccounts = () => 'Whoever has such a group and no account is given one.'
export const makesNoAccounts = () => 'It makes no accounts: people are invited.'
export const secondStepThere = (values: { values: string | number }) => `A second step counts where it was taken there (${values.values}).`
export const secondStepHere = () => 'Second steps are asked for here.'
export const versions = () => 'Versions'
export const release = (values: { version: string | number; node: string | number; age: string | number }) => `Tableside ${values.version}, on Node ${values.node}. It has run for ${values.age}.`
export const updates = () => 'Updates are not looked for: no feed of releases is set (UPDATES_FEED_URL). Your operator reads the changelog.'
export const justNow = () => 'just now'
export const ago = (values: { age: string | number }) => `${values.age} ago`
export const seconds = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} second` : `${formatNumber("en", values.count)} seconds`)
export const minutes = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} minute` : `${formatNumber("en", values.count)} minutes`)
export const hours = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} hour` : `${formatNumber("en", values.count)} hours`)
export const days = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} day` : `${formatNumber("en", values.count)} days`)
export const toBackups = () => 'Make or download a backup'
export const allBackups = () => 'All backups'
export const notAskedYet = () => 'The feed of releases has not been asked yet: that is done within the hour.'
export const newer = (values: { version: string | number; date: string | number }) => `${values.version} is out, since ${values.date}. Your operator upgrades to it.`
export const securityUpdate = () => 'It mends something that others could use against the site: have it done soon.'
export const isNewest = (values: { ago: string | number }) => `There was no newer release ${values.ago}.`
export const whatIsNew = (values: { version: string | number }) => `What is new in ${values.version}`
export const feedFails = (values: { ago: string | number; why: string | number }) => `The feed of releases could not be read since ${values.ago}: ${values.why}.`
export const noAnswer = () => 'nobody answers'
export const refused = () => 'its server refuses'
export const unreadable = () => 'it is no feed of releases'
export const staff = () => 'Staff'
export const staffLink = () => 'All of the staff'
export const accounts = (values: { count: number }) => `${(values.count === 1 ? 'One account' : `${formatNumber("en", values.count)} accounts`)} can sign in.`
export const invited = (values: { count: number }) => `${(values.count === 1 ? 'One invitation is' : `${formatNumber("en", values.count)} invitations are`)} not accepted yet.`
export const nobodyInvited = () => 'No invitation is open.'
export const expired = (values: { count: number }) => `${(values.count === 1 ? 'One of them has' : `${formatNumber("en", values.count)} of them have`)} run out: send them again.`
export const withdrawn = (values: { count: number }) => `${(values.count === 1 ? 'One account is' : `${formatNumber("en", values.count)} accounts are`)} withdrawn.`
export const withoutSecondStep = (values: { count: number }) => `${(values.count === 1 ? 'One has' : `${formatNumber("en", values.count)} have`)} no second step, though their role needs one:`
export const allHaveSecondStep = () => 'Everybody whose role needs a second step has one.'
export const away = (values: { count: number; days: string | number }) => `${(values.count === 1 ? 'One has' : `${formatNumber("en", values.count)} have`)} not signed in for ${values.days} days:`
export const awayNotKnown = () => 'Who has not signed in for long is known once the audit log goes back 90 days.'
export const nobodyAway = (values: { days: string | number }) => `Everybody has signed in within the last ${values.days} days.`
export const andMore = (values: { count: string | number }) => `and ${values.count} more`
export const prices = () => 'Prices'
export const pricesLink = () => 'See and change prices'
export const noPriceChanges = () => 'Nobody has changed a price of late.'
export const priceChange = (values: { who: string | number; count: number; ago: string | number }) => `${values.who} changed prices of ${(values.count === 1 ? 'one dish' : `${formatNumber("en", values.count)} dishes`)} ${values.ago}.`
