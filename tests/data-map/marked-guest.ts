import { createHmac } from 'node:crypto'
import { keyedHash, networkOf } from '#booking-engine/identity/tokens.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { CARD } from '#tests/support/card.ts'
import { environment } from '#tests/support/site.ts'
import { cardMark, type Mark, phoneMark } from './marks.ts'

/** Where a guest types something, or has it typed by staff. */
export const JOURNEYS = [
  ...['booking', 'card booking', 'browser booking', 'staff booking', 'walk-in', 'walk-in list'],
  ...['profile', 'merged booking', 'waitlist', 'careers', 'newsletter', 'gift cards', 'group'],
  ...['reply', 'note', 'guest import', 'booking import', 'reader import', 'refused form'],
  ...['link', 'finder'],
] as const
export type Journey = (typeof JOURNEYS)[number]

/** The guest of all journeys: number and address are the same everywhere, names and words are each journey's own. */
export const GUEST = {
  email: 'Zqv.Guest@Marked-Guest.example',
  phone: '6045550143',
  otherEmail: 'zqv.other@marked-other.example',
  otherPhone: '6045550198',
  address: '185.203.77.201',
  agent: 'ZqvAgent/7.3',
  city: 'Zqvtown',
  latitude: '49.246813',
  longitude: '-123.162907',
  postalCode: 'V5Z 3X7',
  cardName: 'Zqvholder Cardname',
  cardPostalCode: 'V9Z 9Q9',
} as const

const codeOf = (journey: Journey) => `${journey.replaceAll(/[ -]/g, '')}zq`
/** The guest's first name in a journey. */
export const firstName = (journey: Journey) => `Zqfirst${codeOf(journey)}`
/** The guest's last name in a journey, with a letter that is written in many ways. */
export const lastName = (journey: Journey) => `Zqläst${codeOf(journey)}`
/** What the guest says, or staff write down of them, in a journey. */
export const words = (journey: Journey) => `Zqsays${codeOf(journey)}`

/** The number of a card, as it is nowhere at all. */
export const CARD_NUMBER = CARD.good.replaceAll(' ', '')

/** The number of another card, which the embedded bank refuses. */
export const REFUSED_CARD_NUMBER = '4111111111111111'

/** The marks of cards alone, whose numbers no place may have. */
export const CARD_MARKS: Mark[] = [
  cardMark('card number', CARD_NUMBER),
  cardMark('number of the refused card', REFUSED_CARD_NUMBER),
]

const secretOf = (purpose: 'manage-token' | 'rate-limit') =>
  deriveSecret(environment({ dataDir: '' }).TABLESIDE_SECRET, purpose)
const limitKeyOf = (key: string) =>
  createHmac('sha256', secretOf('rate-limit')).update(key).digest('base64url')
const engineSecret = secretOf('manage-token')
const keyed = (kind: string, text: string) => keyedHash(engineSecret, kind, text)

/** All marks of the guest. */
export const MARKS: Mark[] = [
  { name: 'email address', texts: [GUEST.email] },
  // As the waitlist's digest is made of it.
  { name: 'email address of an alert', texts: [`alerts ${GUEST.email.toLowerCase()}`] },
  { name: 'other email address', texts: [GUEST.otherEmail] },
  phoneMark('telephone number', GUEST.phone),
  phoneMark('other telephone number', GUEST.otherPhone),
  { name: 'network address', texts: [GUEST.address] },
  { name: 'network', texts: [networkOf(GUEST.address)] },
  { name: 'browser', texts: [GUEST.agent] },
  { name: 'city', texts: [GUEST.city] },
  { name: 'latitude', texts: [GUEST.latitude] },
  { name: 'longitude', texts: [GUEST.longitude] },
  { name: 'postal code', texts: [GUEST.postalCode] },
  { name: 'name on card', texts: [GUEST.cardName] },
  { name: 'postal code of card', texts: [GUEST.cardPostalCode] },
  { name: 'keyed hash of the network', texts: [keyed('network', networkOf(GUEST.address))] },
  { name: 'keyed hash of the network address', texts: [keyed('address', GUEST.address)] },
  { name: 'keyed hash of the limits', texts: [limitKeyOf(GUEST.address)] },
  ...JOURNEYS.flatMap((journey) => [
    { name: `first name in ${journey}`, texts: [firstName(journey)] },
    { name: `last name in ${journey}`, texts: [lastName(journey)] },
    { name: `words in ${journey}`, texts: [words(journey)] },
  ]),
  ...CARD_MARKS,
]
