// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const secondStepNeeded = () => 'The password is right. This account has a second step.'
export const setUpNeeded = () => 'The password is right. Your account needs a second step, which is set up now.'
export const ticketEnded = () => 'That took too long. Please sign in again.'
export const wrongCode = () => 'This code is not right. Codes change every 30 seconds: please type the one that your app shows now.'
export const usedCode = () => 'This code was used already. Please wait until your app shows the next one.'
export const wrongRecoveryCode = () => 'This is not one of your recovery codes.'
export const usedRecoveryCode = () => 'This recovery code was used already. Each is good for one sign-in.'
export const unreadableApp = () => 'The codes of your app can no longer be checked, because the site has been given another secret. Please use a passkey, or ask an administrator to take your second step off.'
export const proofNeeded = () => 'Please confirm first that it is you, with your password or a passkey.'
export const passwordWrong = () => 'This is not your current password.'
export const setUpEnded = () => 'That took too long. Please begin again, with a new QR code.'
export const wrongFirstCode = () => 'This code is not right. Please look at the app once more: it may show the next one already. If it stays wrong, see that your telephone’s clock is set by itself.'
export const hasApp = () => 'There is an authenticator app already. Please remove it first.'
export const hasFactor = () => 'This account has a second step already. Please sign in with it.'
export const noApp = () => 'There is no authenticator app to remove.'
export const noPasskey = () => 'This passkey is not one of yours any more.'
export const noFactor = () => 'There is no second step to take off.'
export const factorRequired = () => 'Your account needs a second step, and this is the last one. Please set up another one first.'
export const ownFactors = () => 'Your own second step is changed in your account.'
export const passwordFirst = () => 'You have been given a new one-time password. Please sign in with it first, and choose your own.'
export const passkeyRefused = () => 'This passkey was not accepted. Please try again, or sign in another way.'
export const passkeyUnknown = () => 'This passkey is not known here. It may have been removed from the account. Please sign in another way.'
export const passkeyCloned = () => 'This passkey was refused: it has counted backwards, as a copy of it would. Please sign in another way, and remove it from your account.'
export const challengeEnded = () => 'That took too long, or was sent twice. Please try again.'
export const passkeyKnown = () => 'This passkey is in use already.'
export const passkeysNeedHttps = () => 'Passkeys work on an address with https only.'
export const tooManyPasskeys = (values: { most: string | number }) => `There are ${values.most} passkeys already. Please remove one first.`
export const ownFirst = () => 'You have no second step of your own yet, and could not sign in any more. Please set it up in your account first.'
export const mailPlace = () => 'Your account'
export const mailWhy = (values: { group: string | number }) => `You are receiving this email because the sign-in of your account at ${values.group} has changed.`
export const mailPolicy = () => 'If you did not expect this, please choose a new password at once and tell an administrator.'
export const mailAction = () => 'Go to your account'
export const subjectAppAdded = () => 'An authenticator app was added to your account'
export const leadAppAdded = (values: { email: string | number }) => `From now on the sign-in with ${values.email} asks for a code of this app.`
export const subjectAppRemoved = () => 'The authenticator app was removed from your account'
export const leadAppRemoved = (values: { email: string | number }) => `The sign-in with ${values.email} asks for no code of an app any more.`
export const subjectPasskeyAdded = () => 'A passkey was added to your account'
export const leadPasskeyAdded = (values: { email: string | number; detail: string | number }) => `${values.email} can now sign in with the passkey “${values.detail}”.`
export const subjectPasskeyRemoved = () => 'A passkey was removed from your account'
export const leadPasskeyRemoved = (values: { email: string | number; detail: string | number }) => `${values.email} can no longer sign in with the passkey “${values.detail}”.`
export const subjectCodesMade = () => 'New recovery codes for your account'
export const leadCodesMade = (values: { email: string | number }) => `New recovery codes were made for ${values.email}. The ones before are of no use any more.`
export const subjectPinSet = () => 'A PIN for shared tablets was set'
export const leadPinSet = (values: { email: string | number }) => `${values.email} has a new PIN for the shared tablets of its restaurants.`
export const subjectPinRests = () => 'Your PIN was tried wrongly ten times'
export const leadPinRests = (values: { email: string | number }) => `Somebody typed ten wrong PINs for ${values.email} on a shared tablet. The PIN works on no tablet until you have signed in with your password. If that was not you, tell your manager.`
export const subjectCodeUsed = () => 'A recovery code of your account was used'
export const leadCodeUsed = (values: { email: string | number }) => `Somebody has signed in to ${values.email} with one of its recovery codes.`
export const subjectTakenOff = () => 'The second step of your account was taken off'
export const leadTakenOff = (values: { detail: string | number; email: string | number }) => `${values.detail} has taken the second step of ${values.email} off: its passkeys, its authenticator app and its recovery codes are of no use any more, and you are signed out everywhere. The next sign-in asks for the password, and lets you set up another second step.`
export const subjectIdentityLinked = () => 'Your account was linked to single sign-on'
export const leadIdentityLinked = (values: { email: string | number; detail: string | number }) => `${values.email} can now sign in by single sign-on at ${values.detail}. If that was not you, please tell an administrator.`
export const subjectPasskeyCloned = () => 'A passkey of your account was refused'
export const leadPasskeyCloned = (values: { detail: string | number; email: string | number }) => `The passkey “${values.detail}” of ${values.email} has counted backwards, as a copy of it would, and was refused. Please remove it, and add it again.`
export const stepNeeded = () => 'Please confirm with a code of your app or with a passkey: what you have confirmed before counts no longer.'
export const permitEnded = () => 'This download was used already, or was not begun within a minute. Please begin again in the admin, under System.'
export const commandLine = () => 'Somebody at the server’s command line'
