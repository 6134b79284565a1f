// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const backups = () => 'Make and download backups'
export const whatItIs = () => 'A backup has all that the site keeps: content, bookings, pictures, resumes and its secret, so everything that guests have told you. Keep it encrypted, away from the machine. Restoring one is a command of your operator.'
export const notInIt = (values: { bucket: string | number }) => `Not in it: media and resumes, which lie in ${values.bucket}.`
export const onlyCommand = () => 'Only your operator’s command makes backups here: several instances share the database, and no folder that all of them share is set (BACKUP_DIR).'
export const make = () => 'Make a backup now'
export const underWay = () => 'A backup is being made. It goes on if you leave this page.'
export const isMade = () => 'The backup is made.'
export const failed = (values: { why: string | number }) => `The last backup that was begun here failed. ${values.why}`
export const interrupted = () => 'The last backup that was begun here was cut off, because the site or its machine was stopped. Nothing of it counts: make another one.'
export const kept = (values: { count: string | number }) => `Of those that are made here, the last ${values.count} are kept.`
export const none = () => 'There is none yet.'
export const tested = () => 'restored as a trial, and compared'
export const notTested = () => 'not restored as a trial'
export const byAdministrator = () => 'made here'
export const byCommand = () => 'made by the command'
export const gone = () => 'not on this machine any more'
export const download = () => 'Download'
export const downloadOf = (values: { moment: string | number }) => `Download the backup of ${values.moment}`
export const confirm = () => 'Confirm with your second step'
export const codeLead = () => 'Type the code that your authenticator app shows now.'
export const code = () => 'Six-digit code'
export const pleaseTypeCode = () => 'Please type the six digits that your app shows.'
export const startDownload = () => 'Download'
export const withPasskey = () => 'Confirm with a passkey'
export const cancel = () => 'Cancel'
export const hasBegun = () => 'The download has begun. Whoever has this file has the site’s secret and all guests’ data.'
export const noStep = () => 'A download is confirmed with a second step, and your account has none.'
export const setUp = () => 'Set up your second step'
export const takeEverything = () => 'Take everything with you'
export const everythingIs = () => 'One ZIP file with all that your group owns, in open formats: content as JSON with its pictures, bookings and guests as CSV, menus as CSV and JSON-LD. A new site takes its content again. It is no backup: accounts and former versions are not in it.'
export const downloadEverything = () => 'Download everything'
export const exportHasBegun = () => 'The download has begun. Keep the file as you keep a backup: it has all guests’ data. If it ends early, it cannot be opened; begin again then.'
