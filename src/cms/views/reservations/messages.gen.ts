// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber, pluralForm } from '#lib/language/format.ts'

export const list = () => 'List'
export const floor = () => 'Floor'
export const view = () => 'View'
export const close = () => 'Close'
export const free = () => 'Free'
export const bookedSoon = () => 'Booked soon'
export const overItsTurn = () => 'Over its turn'
export const blockedMark = () => 'Blocked'
export const freeUntil = (values: { time: string | number }) => `Free until ${values.time}`
export const nextParty = (values: { party: string | number; time: string | number }) => `next ${values.party}, ${values.time}`
export const tableSays = (values: { table: string | number; text: string | number }) => `Table ${values.table}: ${values.text}`
export const tableNamed = (values: { table: string | number }) => `Table ${values.table}`
export const minutesOfTurn = (values: { minutes: string | number; turn: string | number }) => `${values.minutes}/${values.turn} min`
export const minutesOfTurnBrief = (values: { minutes: string | number; turn: string | number }) => `${values.minutes}/${values.turn}′`
export const moveHere = () => 'Move'
export const swap = () => 'Swap'
export const join = () => 'Join'
export const moveOrSwap = () => 'Move or swap'
export const joinATable = () => 'Join a table'
export const partTable = (values: { table: string | number }) => `Part table ${values.table}`
export const walkInHere = () => 'Walk-in here'
export const blockThisTable = () => 'Block'
export const areSwapped = () => 'The tables are swapped.'
export const chooseATableFor = (values: { guest: string | number; party: string | number }) => `Choose a table for ${values.guest}, party of ${values.party}.`
export const chooseATableToJoin = (values: { guest: string | number }) => `Choose a free table to join for ${values.guest}.`
export const amountAtMost = (values: { amount: string | number }) => `Amount, at most ${values.amount}`
export const blockTables = () => 'Block tables'
export const block = () => 'Block'
export const chooseTheTablesFirst = () => 'Choose the tables first.'
export const tablesAreBlocked = () => 'The tables are blocked.'
export const blockedTablesHint = () => 'Guests are not offered these tables. Existing bookings stay, and are listed.'
export const from = () => 'From'
export const until = () => 'Until'
export const reason = () => 'Reason (only staff see it)'
export const tables = () => 'Tables'
export const blockedTables = () => 'Blocked tables'
export const unblockTables = (values: { tables: string | number }) => `Unblock ${values.tables}`
export const tablesAreFreeAgain = () => 'The tables are free again.'
export const unblock = () => 'Unblock'
export const noBookingSettings = () => 'This location has no booking settings yet.'
export const takesNoReservations = (values: { location: string | number }) => `${values.location} takes no reservations on this site.`
export const bookedWithVendor = (values: { location: string | number; vendor: string | number }) => `Tables at ${values.location} are booked with ${values.vendor}, and its reservations are kept there.`
export const openVendor = (values: { vendor: string | number }) => `Open ${values.vendor} (new tab)`
export const tableFreeRightAway = (values: { guest: string | number; party: string | number; moment: string | number }) => `${values.guest}, party of ${values.party}, ${values.moment}. The table is free right away, and this cannot be undone.`
export const guestGetsEmail = () => 'The guest gets an email.'
export const consentToTexts = () => 'consent to text messages'
export const agreesToTexts = () => 'They agree to text messages about this booking'
export const guestGetsText = () => 'The guest gets a text message.'
export const guestLeftNoEmail = () => 'The guest left no email address: please call.'
export const removeThisWalkInQuestion = () => 'Remove this walk-in?'
export const cancelReservationQuestion = () => 'Cancel this reservation?'
export const removeWalkIn = () => 'Remove walk-in'
export const cancelReservation = () => 'Cancel reservation'
export const cancelAndCharge = (values: { amount: string | number }) => `Cancel and charge ${values.amount}`
export const refundAmount = (values: { amount: string | number }) => `Refund ${values.amount}`
export const keepAmount = (values: { amount: string | number }) => `Keep ${values.amount}`
export const chargeNothing = () => 'Charge nothing'
export const chargeTheCard = () => 'Charge the card'
export const whatWasPaid = () => 'What was paid'
export const theCardOnFile = (values: { amount: string | number }) => `The card on file, for up to ${values.amount}`
export const deadlineHasPassed = () => 'The deadline for guests to cancel online has passed.'
export const deadlineIsToCome = () => 'The guest could still cancel free of charge.'
export const agreedToChargeCard = (values: { guest: string | number; party: string | number; moment: string | number; amount: string | number; last4: string | number }) => `${values.guest}, party of ${values.party}, ${values.moment}, agreed that up to ${values.amount} may be charged to the card ending in ${values.last4}.`
export const agreedToCharge = (values: { guest: string | number; party: string | number; moment: string | number; amount: string | number }) => `${values.guest}, party of ${values.party}, ${values.moment}, agreed that up to ${values.amount} may be charged.`
export const cardIsChargedOnceNoShow = () => 'The card is charged once, and the no-show cannot be undone afterwards.'
export const cardIsChargedOnce = () => 'The card is charged once.'
export const guestGetsEmailAboutIt = () => 'The guest gets an email about it.'
export const chargeForLateCancellationTitle = () => 'Charge the card for the late cancellation?'
export const chargeForNoShowTitle = () => 'Charge the card for the no-show?'
export const charge = (values: { amount: string | number }) => `Charge ${values.amount}`
export const back = () => 'Back'
export const reservations = () => 'Reservations'
export const walkIn = () => 'Walk-in'
export const day = () => 'Day'
export const today = () => 'Today'
export const dayBefore = () => 'Day before'
export const dayAfter = () => 'Day after'
export const anotherDay = () => 'Another day'
export const booked = () => 'Booked'
export const seated = () => 'Seated'
export const finished = () => 'Finished'
export const noShow = () => 'No-show'
export const cancelled = () => 'Cancelled'
export const undone = () => 'Undone'
export const noteChanged = () => 'Note changed'
export const walkInSeated = () => 'Walk-in seated'
export const moved = () => 'Moved'
export const swapped = () => 'Swapped'
export const timeZoneChanged = () => 'Time zone changed:'
export const refunded = () => 'Refunded'
export const kept = () => 'Kept'
export const cardReleased = () => 'Card released'
export const chargeToTheCard = () => 'Charge to the card:'
export const askedForAnotherPayment = () => 'Asked for another payment of'
export const isSeated = (values: { guest: string | number }) => `${values.guest} is seated.`
export const hasFinished = (values: { guest: string | number }) => `${values.guest} has finished.`
export const isNoShow = (values: { guest: string | number }) => `${values.guest} is a no-show.`
export const isBackAsBefore = (values: { guest: string | number }) => `${values.guest} is back as before.`
export const isCancelled = (values: { guest: string | number }) => `${values.guest} is cancelled.`
export const changedMeanwhile = () => 'Someone changed this a moment ago. Look at it again, then decide.'
export const thatIsNoLongerPossible = () => 'That is no longer possible. The reservation is shown as it is now.'
export const cardWasCharged = () => 'Their card was charged for the no-show, so it stands. Seat them as a walk-in.'
export const noEmailAddress = () => 'They left no email address. Please call them.'
export const alreadyEmailed = () => 'They have already been emailed. Please call them.'
export const paymentHasChanged = () => 'Their payment has changed in the meantime. It is shown as it is now: please decide again.'
export const tooEarly = () => 'It is too early for that: the reservation has not started.'
export const sameTable = () => 'Both have that table already.'
export const theTableIsTaken = () => 'The table is taken'
export const noTableIsFree = () => 'No table that fits is free for a full turn. Choose one that is free for a shorter time, or quote a wait.'
export const tableIsGone = () => 'That table no longer exists. Choose another one.'
export const invalidTimes = () => 'These times do not work: the end must come after the beginning and after now.'
export const itIsNoLongerThere = () => 'It is no longer there.'
export const signedOut = () => 'You are signed out, or do not work at this location. Sign in again.'
export const noAnswer = () => 'No answer. Check whether it worked before you try again.'
export const didNotWork = () => 'That did not work. Try again.'
export const guestIsBooking = (values: { tables: string | number }) => `a guest is booking ${values.tables} right now`
export const isBlockedUntil = (values: { tables: string | number; time: string | number }) => `${values.tables} is blocked until ${values.time}`
export const isAtTables = (values: { guest: string | number; party: string | number; time: string | number; tables: string | number }) => `${values.guest}, party of ${values.party}, ${values.time} at ${values.tables}`
export const guest = () => 'Guest'
export const paidAmount = (values: { amount: string | number; card: string | number }) => `Paid ${values.amount}${values.card}`
export const paymentFailed = (values: { amount: string | number; card: string | number }) => `Payment failed, ${values.amount} not paid${values.card}`
export const notRefunded = (values: { amount: string | number; card: string | number }) => `Not refunded: ${values.amount}${values.card}`
export const cardOnFile = (values: { amount: string | number; card: string | number }) => `Card on file, up to ${values.amount}${values.card}`
export const chargingAmount = (values: { amount: string | number; card: string | number }) => `Charging ${values.amount}${values.card}`
export const chargedAmount = (values: { amount: string | number; card: string | number }) => `Charged ${values.amount}${values.card}`
export const cardDeclined = (values: { amount: string | number; card: string | number }) => `Card declined, ${values.amount} not charged${values.card}`
export const refundedAmount = (values: { amount: string | number; card: string | number }) => `Refunded ${values.amount}${values.card}`
export const chargeAgain = (values: { amount: string | number }) => `Charge ${values.amount} again`
export const chargeForLateCancellation = (values: { amount: string | number }) => `Charge ${values.amount} for the late cancellation`
export const chargeForNoShow = (values: { amount: string | number }) => `Charge ${values.amount} for the no-show`
export const partiesAndCovers = (values: { parties: number; covers: number }) => `${(values.parties === 1 ? `${values.parties} party` : `${values.parties} parties`)}, ${(values.covers === 1 ? `${values.covers} cover` : `${values.covers} covers`)}`
export const all = () => 'All'
export const toCome = () => 'To come'
export const done = () => 'Done'
export const show = () => 'Show'
export const nowClock = (values: { clock: string | number }) => `Now ${values.clock}`
export const cancelledCount = (values: { count: string | number }) => `Cancelled: ${values.count}`
export const none = () => 'None.'
export const closedOnThisDay = () => 'Closed on this day.'
export const noReservationsYet = () => 'No reservations yet.'
export const noLocationsYet = () => 'There are no locations yet.'
export const confirmation = () => 'Confirmation'
export const tableKeptUntil = (values: { time: string | number }) => `table kept until ${values.time}`
export const paymentReference = (values: { reference: string | number }) => `payment ${values.reference}`
export const removeThisWalkIn = () => 'Remove this walk-in'
export const staffActivity = () => 'Staff activity'
export const byStaff = (values: { name: string | number }) => `by ${values.name}`
export const staffNote = () => 'Staff note (guests never see it)'
export const saveNote = () => 'Save note'
export const noOtherTableIsFree = () => 'No other table is free at this time.'
export const anotherTable = () => 'Another table at the same time'
export const chooseAFreeTable = () => 'Choose a free table'
export const lookingForFreeTables = () => 'Looking for free tables'
export const move = () => 'Move'
export const tableFor = (values: { tables: string | number; area: string | number; seats: string | number }) => `${values.tables}, ${values.area}, for ${values.seats}`
export const bankDidNotPay = () => 'The card’s bank did not pay. The table is still theirs: ask for another payment, or cancel the reservation.'
export const emailTheGuest = () => 'Email the guest'
export const guestPartyTime = (values: { guest: string | number; party: string | number; time: string | number }) => `${values.guest}, party of ${values.party}, ${values.time}`
export const guestParty = (values: { guest: string | number; party: string | number }) => `${values.guest}, party of ${values.party}`
export const partyOf = (values: { party: string | number }) => `Party of ${values.party}`
export const newMark = () => 'New'
export const moreAbout = (values: { name: string | number }) => `More: ${values.name}`
export const more = () => 'More'
export const seat = () => 'Seat'
export const finish = () => 'Finish'
export const undo = () => 'Undo'
export const minutesLate = (values: { minutes: string | number }) => `${values.minutes} min late`
export const minutesOver = (values: { minutes: string | number }) => `${values.minutes} min over`
export const toTime = (values: { time: string | number }) => `to ${values.time}`
export const untilTime = (values: { time: string | number }) => `until ${values.time}`
export const findAGuest = () => 'Find a guest on any day'
export const findAGuestBy = () => 'Name, phone, email or confirmation'
export const reservationsFound = (values: { count: number }) => (values.count === 0 ? 'No guests found.' : values.count === 1 ? '1 reservation found.' : `${values.count} reservations found.`)
export const foundReservation = (values: { party: string | number; moment: string | number; state: string | number; phone: string | number; confirmation: string | number }) => `party of ${values.party}, ${values.moment} · ${values.state} · ${values.phone} · ${values.confirmation}`
export const reservationsAreCancelled = (values: { count: string | number }) => `${values.count} reservations are cancelled.`
export const cancelReservationsQuestion = (values: { count: string | number }) => `Cancel these ${values.count} reservations?`
export const cancelReservations = (values: { count: string | number }) => `Cancel ${values.count} reservations`
export const tablesFreeRightAway = (values: { series: string | number }) => `${values.series}. Their tables are free right away, and this cannot be undone. Payments are refunded, and guests who left an email address get an email.`
export const areTheseReal = () => 'Are these real?'
export const cancelAllOf = (values: { count: string | number; series: string | number }) => `Cancel all ${values.count}: ${values.series}`
export const cancelAll = (values: { count: string | number }) => `Cancel all ${values.count}`
export const fromOnePhone = (values: { count: string | number; phone: string | number }) => `${values.count} reservations from one phone number: ${values.phone}`
export const fromOneEmail = (values: { count: string | number; email: string | number }) => `${values.count} reservations from one email address: ${values.email}`
export const fromOneNetwork = (values: { count: string | number }) => `${values.count} reservations from one network`
export const visitOfSeries = (values: { moment: string | number; party: string | number; name: string | number; phone: string | number; confirmation: string | number }) => `${values.moment}, party of ${values.party}: ${values.name}, ${values.phone} (${values.confirmation})`
export const wholeDay = () => 'Whole day'
export const seatedNow = () => 'Seated now'
export const noShows = () => 'No-shows'
export const coversOfTheDay = () => 'Covers of the day'
export const newReservation = (values: { guest: string | number; party: string | number; time: string | number }) => `New: ${values.guest}, party of ${values.party}, ${values.time}.`
export const cancelledReservation = (values: { guest: string | number; time: string | number }) => `Cancelled: ${values.guest}, ${values.time}.`
export const changesByGuests = (values: { count: string | number }) => `${values.count} changes by guests.`
export const cardIsBeingCharged = () => 'The card is being charged.'
export const guestHasBeenAsked = () => 'The guest has been asked for another payment.'
export const theNoteIsSaved = () => 'The note is saved.'
export const isMoved = () => 'Moved.'
export const theWalkInIsSeated = () => 'The walk-in is seated.'
export const seatAWalkIn = () => 'Seat a walk-in'
export const seatNow = () => 'Seat now'
export const nameOptional = () => 'Name (optional)'
export const fromNextQuarterHour = () => 'From the next quarter hour'
export const party = () => 'Party'
export const largerParty = () => 'Larger party'
export const table = () => 'Table'
export const freeTableUntil = (values: { table: string | number; time: string | number }) => `${values.table}, free until ${values.time}`
export const bestFit = (values: { table: string | number }) => `Best fit: ${values.table}`
export const noTableFits = () => 'No table fits for a full turn'
export const newBooking = () => 'New booking'
export const book = () => 'Book'
export const isBookedFor = (values: { guest: string | number; moment: string | number }) => `${values.guest} is booked for ${values.moment}.`
export const time = () => 'Time'
export const anotherTime = () => 'Another time'
export const chooseATime = () => 'Choose a time'
export const lookingForTimes = () => 'Looking for times'
export const noTimesLeft = () => 'No time is left on this day.'
export const name = () => 'Name'
export const telephone = () => 'Telephone'
export const email = () => 'Email (they get a confirmation)'
export const request = () => 'Request'
export const howTheyAsked = () => 'How they asked'
export const fromEnquiry = (values: { id: string | number }) => `from enquiry ${values.id}`
export const lookAtEnquiry = (values: { id: string | number }) => `Made of enquiry ${values.id}: look at it`
export const enquiryIsBooked = () => 'A colleague has made a booking of this enquiry already.'
export const byTelephone = () => 'Telephone'
export const byEmail = () => 'Email'
export const inPerson = () => 'In person'
export const byConcierge = () => 'Concierge'
export const moreDetails = () => 'Table, email, request'
export const noTableYet = () => 'No table yet'
export const noTable = () => 'no table'
export const overPacing = () => 'over pacing'
export const outsideOfHours = () => 'outside of service'
export const beyondHorizon = () => 'beyond the booking days'
export const partySizeBeyond = () => 'party size'
export const bookAnyway = () => 'Book anyway'
export const goesBeyond = (values: { limits: string | number }) => `This goes beyond: ${values.limits}. Your name stands beside it in the log.`
export const noTableOfThisSize = (values: { party: string | number }) => `No table or combination is meant for ${values.party}. Choose one, or book without a table for now.`
export const noTableAtThisTime = () => 'No table that fits is free at this time. Choose another time or table, or book without a table for now.'
export const bookedByStaff = () => 'Booked:'
export const beyondLimits = () => 'More has been booked since. Look at the time again, then book.'
export const giveATableFirst = () => 'Give them a table first, under More.'
export const partiesWithoutTable = (values: { count: number }) => (values.count === 1 ? '1 party has no table yet' : `${values.count} parties have no table yet`)
export const checkPhoneAndEmail = () => 'Check the telephone number and the email address.'
export const changeBooking = () => 'Change booking'
export const changeOf = (values: { name: string | number }) => `Change booking: ${values.name}`
export const saveChanges = () => 'Save changes'
export const saveAnyway = () => 'Save anyway'
export const isChanged = (values: { guest: string | number }) => `${values.guest} is changed.`
export const keepTheTable = () => 'The same table if it is free, else the best fit'
export const tellTheGuest = () => 'Email the guest about the change'
export const hasExperience = () => 'Time, party and table of a booking with an experience can only be changed by its guest, or cancelled and booked again.'
export const changedByStaff = () => 'Changed'
export const partyFromTo = (values: { from: string | number; to: string | number }) => `party ${values.from} → ${values.to}`
export const fromTo = (values: { from: string | number; to: string | number }) => `${values.from} → ${values.to}`
export const nameWord = () => 'name'
export const contactWord = () => 'contact'
export const requestWord = () => 'request'
export const tablesFromTo = (values: { from: string | number; to: string | number }) => `table ${values.from} → ${values.to}`
export const onlineBooking = () => 'Online booking'
export const onlineBookingOf = (values: { day: string | number }) => `Online booking, ${values.day}`
export const stop = () => 'Stop'
export const resume = () => 'Resume'
export const stopOf = (values: { what: string | number }) => `Stop: ${values.what}`
export const resumeOf = (values: { what: string | number }) => `Resume: ${values.what}`
export const allOfTheDay = () => 'The whole day'
export const stopHint = () => 'Guests are offered no such tables online until you resume. What is booked stays, and you can still book.'
export const onlineBookingStopped = (values: { what: string | number }) => `Online booking is stopped: ${values.what}.`
export const onlineBookingGoesOn = (values: { what: string | number }) => `Online booking goes on: ${values.what}.`
export const coversPerQuarter = () => 'Covers per quarter hour, on this day only'
export const asUsual = () => 'As usual'
export const pacedTo = (values: { covers: string | number }) => `${values.covers} covers per quarter hour on this day`
export const save = () => 'Save'
export const saving = () => 'Saving…'
export const mayNotBeSaved = () => 'No connection: this may not be saved. This row shows it once the connection is back.'
export const aColleague = () => 'A colleague'
export const colleagueWasFaster = (values: { name: string | number; act: string | number; time: string | number }) => `${values.name} was faster: ${values.act}, ${values.time}. What you tapped was not done.`
export const guestCancelledMeanwhile = () => 'The guest cancelled a moment ago. What you tapped was not done.'
export const searchHasNoAnswer = () => 'No connection: guests cannot be looked for right now.'
export const timeline = () => 'Timeline'
export const tablesByTime = () => 'Tables by time'
export const coversByQuarter = () => 'Covers'
export const coversAt = (values: { time: string | number; covers: string | number }) => `${values.time}: ${values.covers} covers`
export const coversOfMost = (values: { time: string | number; covers: string | number; most: string | number }) => `${values.time}: ${values.covers} of at most ${values.most} covers`
export const bookTable = (values: { table: string | number }) => `Book table ${values.table}`
export const nowMark = () => 'Now'
export const chosenParty = () => 'Chosen party'
export const print = () => 'Print'
export const nthVisit = (values: { visit: number }) => `${(pluralForm("en", values.visit, 'ordinal') === 'one' ? `${formatNumber("en", values.visit)}st` : pluralForm("en", values.visit, 'ordinal') === 'two' ? `${formatNumber("en", values.visit)}nd` : pluralForm("en", values.visit, 'ordinal') === 'few' ? `${formatNumber("en", values.visit)}rd` : `${formatNumber("en", values.visit)}th`)} visit`
export const noShowCount = (values: { noShows: number }) => (values.noShows === 1 ? `${formatNumber("en", values.noShows)} no-show` : `${formatNumber("en", values.noShows)} no-shows`)
export const lookedUp = () => 'Looked up'
export const guestPage = () => 'Guest page'
export const guestPageOf = (values: { name: string | number }) => `Guest page: ${values.name}`
export const wishesForASeat = (values: { wishes: string | number }) => `Wishes for a seat: ${values.wishes}`
export const bannedGuest = () => 'This guest is banned.'
export const guestRead = () => 'Guest page read'
export const profileChanged = () => 'Guest’s profile changed:'
export const guestsMerged = () => 'Guests merged'
export const guestSplit = () => 'Guests split again'
export const guestExported = () => 'Guest’s data exported'
export const guestErased = () => 'Guest’s data erased'
export const ofTheGroup = () => 'all restaurants'
export const ofThisRestaurant = () => 'this restaurant'
export const allergiesWord = () => 'allergies'
export const dietsWord = () => 'diets'
export const seatingWord = () => 'wishes for a seat'
export const tagsWord = () => 'tags'
export const notesWord = () => 'notes'
export const knownAs = (values: { name: string | number; history: string | number }) => `${values.name}: ${values.history}`
export const lastThere = (values: { day: string | number }) => `last on ${values.day}`
export const late = () => 'Late'
export const runningLate = () => 'Running late'
export const onTimeAfterAll = () => 'On time after all'
export const isExpectedLater = (values: { guest: string | number }) => `${values.guest} is expected later.`
export const isExpectedOnTime = (values: { guest: string | number }) => `${values.guest} is expected on time.`
export const lateUntil = (values: { time: string | number }) => `late, ${values.time}`
export const tableFreeAbout = (values: { time: string | number }) => `table about ${values.time}`
export const notInTheLayout = (values: { layout: string | number }) => `Not in the layout ${values.layout}`
export const tablesByState = () => 'Tables by state'
export const chooseATableForDetails = () => 'Choose a table for its parties and what can be done there.'
export const fromAnotherSystem = () => 'import from another system'
