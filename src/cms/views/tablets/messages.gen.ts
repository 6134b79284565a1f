// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const hostsHere = () => 'Hosts here'
export const pinOf = (values: { name: string | number }) => `PIN of ${values.name}`
export const takeBack = () => 'Delete'
export const noHosts = () => 'Nobody can unlock this tablet yet: hosts of this restaurant set their PIN in their own account.'
export const hostsNotRead = () => 'The names cannot be read now.'
export const tryAgain = () => 'Try again'
export const withPassword = () => 'Sign in with a password'
export const noPinYet = () => 'No PIN yet, or forgotten? Sign in with your password, then choose one in your account.'
export const wrongSince = (values: { count: number }) => `${(values.count === 1 ? 'One wrong PIN was' : `${values.count} wrong PINs were`)} typed for you since you were last here. If that was not you, tell your manager.`
export const understood = () => 'OK'
export const change = () => 'Change'
export const changeFrom = (values: { name: string | number }) => `Change person: ${values.name} is signed in`
export const tablets = () => 'Shared tablets'
export const tabletsIntro = () => 'On a shared tablet the hosts of a restaurant change by their PIN, and each works under their own name. It locks after a quarter of an hour without a touch, and shows the day of its restaurant and nothing else.'
export const makeOne = () => 'Make this device one'
export const makeHint = () => 'You are signed out of it at once. It is a shared tablet for 30 days, or until somebody withdraws it here.'
export const nameOfTablet = () => 'Name of the tablet'
export const nameHint = () => 'Where it stands, such as “Host stand”.'
export const makeTablet = () => 'Make this a shared tablet'
export const nameMissing = () => 'Please give the tablet a name.'
export const inUse = () => 'In use'
export const noTablets = () => 'There is no shared tablet yet.'
export const neverUnlocked = () => 'Never unlocked'
export const unlockedAt = (values: { when: string | number }) => `Last unlocked ${values.when}`
export const madeBy = (values: { when: string | number; name: string | number; end: string | number }) => `Made ${values.when} by ${values.name}, until ${values.end}`
export const madeByNobody = (values: { when: string | number; end: string | number }) => `Made ${values.when}, until ${values.end}`
export const withdraw = () => 'Withdraw'
export const withdrawTablet = (values: { name: string | number; location: string | number }) => `Withdraw ${values.name}, ${values.location}`
export const withdrawn = () => 'Withdrawn. Whoever was signed in there is signed out.'
export const title = () => 'PIN for shared tablets'
export const pinIntro = () => 'With a PIN you unlock the shared tablets of your restaurants, under your own name. It works nowhere else, and there only for what hosts do at the board.'
export const pinSetOn = (values: { date: string | number }) => `Set on ${values.date}.`
export const pinRests = () => 'It rests just now: it was typed wrongly ten times, or your last sign-in is too long ago. Your next sign-in with your password brings it back.'
export const noPin = () => 'You have no PIN.'
export const setPin = () => 'Set a PIN'
export const changePin = () => 'Change the PIN'
export const removePin = () => 'Remove the PIN'
export const newPin = () => 'New PIN, six digits'
export const newPinHint = () => 'Not a birthday, and none that others try first, such as 123456 or 112233.'
export const savePin = () => 'Save the PIN'
export const goOn = () => 'Go on'
export const pinWasSet = () => 'Your PIN is set. It works on the shared tablets of your restaurants.'
export const pinWasRemoved = () => 'Your PIN is removed. It works on no tablet any more.'
export const cancel = () => 'Cancel'
export const staysForThem = (values: { name: string | number }) => `What ${values.name} was typing stays here for half an hour, unless somebody else unlocks the tablet.`
export const whoAreYou = () => 'Who are you?'
export const tabletOf = (values: { name: string | number; location: string | number }) => `${values.name}, ${values.location}`
export const hasPin = () => 'You have a PIN.'
