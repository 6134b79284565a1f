// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const allOfThem = () => 'All'
export const andMoreLocations = (values: { names: string | number; count: string | number }) => `${values.names} and ${values.count} more`
export const inviteSomebody = () => 'Invite somebody'
export const inviteByMailHint = (values: { days: string | number }) => `They get an email with a link, and choose their own password. The link is good for ${values.days} days.`
export const inviteByLinkHint = (values: { days: string | number }) => `This site cannot send email. You get a link to hand over, by which they choose their own password. It is good for ${values.days} days.`
export const name = () => 'Name'
export const email = () => 'Email'
export const whatTheyDo = () => 'What they do here'
export const whereTheyWork = () => 'Where they work'
export const everywhere = () => 'At all locations'
export const findLocations = () => 'Find a location'
export const noLocationFound = () => 'No location has this name.'
export const sendInvitation = () => 'Send the invitation'
export const makeInvitation = () => 'Make the invitation'
export const chooseAtLeastOne = () => 'Please choose at least one.'
export const pleaseEnterName = () => 'Please enter a name.'
export const pleaseEnterEmail = () => 'Please enter an email address.'
export const noAnswer = () => 'The site does not answer. What you have typed is still here: please try again.'
export const didNotWork = () => 'That did not work. What you have typed is still here: please try again in a minute.'
export const active = () => 'Active'
export const invitedUntil = (values: { date: string | number }) => `Invited until ${values.date}`
export const invitationExpired = () => 'Invitation expired'
export const invitationWithdrawn = () => 'Invitation withdrawn'
export const invitation = () => 'Invitation'
export const invitedLong = (values: { date: string | number }) => `Invited. The link is good until ${values.date}, and works once.`
export const expiredLong = (values: { date: string | number }) => `The invitation ran out on ${values.date}, before it was used.`
export const withdrawnLong = () => 'The invitation was withdrawn. Nobody can sign in with this account.'
export const sendAgain = () => 'Send it again'
export const inviteAgain = () => 'Invite again'
export const makeALink = () => 'Make a link to hand over'
export const withdraw = () => 'Withdraw'
export const endsTheLast = () => 'Each new link ends the one before.'
export const wasSent = (values: { email: string | number }) => `The invitation is on its way to ${values.email}. The link before no longer works.`
export const wasWithdrawn = () => 'Withdrawn. The link no longer works.'
export const linkToHandOver = () => 'Link to hand over'
export const linkShownOnce = () => 'It is shown this once, and opens the account to whoever has it. The link before no longer works.'
export const copy = () => 'Copy'
export const copied = () => 'Copied'
export const actDidNotWork = () => 'That did not work. Please try again in a minute.'
export const staff = () => 'Staff'
export const isInvited = (values: { name: string | number }) => `${values.name} is invited`
export const toTheAccount = () => 'Go to the account'
export const linkIsOnlyWay = (values: { name: string | number; days: string | number }) => `Give this link to ${values.name}. It is good for ${values.days} days, and works once.`
