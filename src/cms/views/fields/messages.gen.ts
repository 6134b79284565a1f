// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const whereItIsUsed = () => 'Where it is used'
export const nowhereYet = () => 'Nowhere yet.'
export const noCardsYet = () => 'This site cannot take cards yet. Experiences that are paid when booked are not offered, and tables that need a deposit or a card cannot be booked. Test cards work only on your own machine; for this address, a Stripe account has to be set up (docs/operating.md).'
export const resumeDeleted = (values: { days: string | number }) => `The resume was deleted: resumes are kept for ${values.days} days.`
export const download = (values: { name: string | number }) => `Download ${values.name}`
export const scannerFoundNothing = () => 'The virus scanner found nothing.'
export const noScanner = () => 'No virus scanner is connected: this file has not been scanned.'
export const newSpecialDay = () => 'New special day'
export const fromTo = (values: { from: string | number; until: string | number }) => `${values.from} to ${values.until}`
export const closed = () => 'closed'
export const morningOrEvening = () => 'A time such as 5:30 pm, 5:30 am or 17:30'
export const newLine = () => 'New line'
export const closedDay = () => 'Closed'
export const everyDay = () => 'Every day'
export const week = () => 'The week as guests see it'
export const noWeekYet = () => 'No weekly hours yet: guests see none, and tables are offered at any time of the booking hours.'
export const replyAndMove = () => 'Reply to it, move it, and see what was done'
export const theirsOrMine = () => 'Reload the page to see theirs, or keep yours: then the next save replaces what they have changed.'
export const keepMine = () => 'Keep mine'
export const noAnswer = () => 'The server did not answer. Please try again.'
export const savesOverTheirs = () => 'The next save replaces what somebody else has saved meanwhile.'
