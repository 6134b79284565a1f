import type { ImportField } from '../kind.ts'
import { PHONE_HEADINGS } from '../phone-headings.ts'
import * as t from './messages.gen.ts'

/** The fields of a booking that an export of OpenTable, Resy, SevenRooms or Tock can fill. */
export const bookingFields = (): ImportField[] => [
  {
    ...{ name: 'date', label: t.date(), required: true, exact: true },
    aliases: [
      ...['date', 'visit date', 'reservation date', 'booking date', 'day'],
      ...['date time', 'datetime', 'date and time', 'reservation date time', 'visit date time'],
      ...['reservation datetime', 'dining date', 'event date'],
    ],
  },
  {
    ...{ name: 'time', label: t.time(), exact: true },
    aliases: [
      ...['time', 'visit time', 'reservation time', 'arrival time', 'dining time', 'start time'],
      ...['booking time', 'seating time', 'event time', 'real time of reservation'],
    ],
  },
  {
    ...{ name: 'party', label: t.party(), required: true, exact: true },
    aliases: [
      ...['party size', 'party', 'covers', 'guests', 'number of guests', 'size', 'pax', 'people'],
      ...['max guests', 'ticket quantity', 'quantity', '# of guests', 'no of guests', '# guests'],
      ...['number in party', 'number of people', '# of people', 'no of people', 'guest count'],
      ...[
        'reservation party size',
        'booking party size',
        'number of covers',
        'seats',
        'head count',
      ],
    ],
  },
  {
    ...{ name: 'restaurant', label: t.restaurant(), exact: true },
    aliases: [
      ...['restaurant', 'restaurant name', 'venue', 'venue name', 'location', 'location name'],
      ...['business name', 'business'],
    ],
  },
  {
    ...{ name: 'id', label: t.id(), exact: true },
    aliases: [
      ...['reservation id', 'confirmation', 'confirmation number', 'confirmation #', 'booking id'],
      ...['reservation reference code', 'reference code', 'confirmation code', 'resy id', 'id'],
      ...['reservation number', 'reservation token', 'resy token', 'confirmation id', 'conf #'],
    ],
  },
  {
    ...{ name: 'status', label: t.status(), exact: true },
    aliases: [
      ...['status', 'reservation status', 'state', 'reservation state', 'booking status'],
      ...['visit status', 'current status'],
    ],
  },
  {
    ...{ name: 'firstName', label: t.firstName() },
    aliases: ['first name', 'guest first name', 'given name', 'patron first name'],
  },
  {
    ...{ name: 'lastName', label: t.lastName() },
    aliases: ['last name', 'guest last name', 'surname', 'family name', 'patron last name'],
  },
  {
    ...{ name: 'name', label: t.name(), exact: true },
    aliases: [
      ...['guest name', 'name', 'guest', 'full name', 'client name', 'client', 'diner name'],
      ...['patron name', 'patron', 'customer', 'customer name', 'booker', 'diner'],
    ],
  },
  {
    ...{ name: 'phone', label: t.phone(), exact: true },
    aliases: PHONE_HEADINGS,
  },
  {
    ...{ name: 'email', label: t.email(), exact: true },
    aliases: ['email', 'email address', 'guest email', 'client email', 'patron email', 'courriel'],
  },
  {
    ...{ name: 'table', label: t.table(), exact: true },
    aliases: [
      ...['table', 'tables', 'table(s)', 'table number', 'table name', 'table codes', 'table #'],
      ...['assigned table', 'table assigned'],
    ],
  },
  {
    ...{ name: 'request', label: t.request(), exact: true },
    aliases: [
      ...['guest request', 'guest requests', 'special request', 'special requests', 'request'],
      ...['client request', 'client requests', 'diner request', 'requests', 'guest comments'],
    ],
  },
  {
    ...{ name: 'notes', label: t.notes(), exact: true },
    aliases: [
      ...['notes', 'visit notes', 'visit note', 'reservation notes', 'reservation note', 'note'],
      ...['venue notes', 'restaurant notes', 'booking notes', 'internal notes', 'staff notes'],
    ],
  },
  {
    ...{ name: 'occasion', label: t.occasion() },
    aliases: ['occasion', 'special occasion', 'celebration'],
  },
  {
    ...{ name: 'tags', label: t.tags(), exact: true },
    aliases: ['visit tags', 'reservation tags', 'tags', 'booking tags', 'reservation codes'],
  },
  {
    ...{ name: 'experience', label: t.experience() },
    aliases: [
      ...['experience title', 'experience name', 'experience', 'ticket type', 'upgrades'],
      ...['event name', 'offering'],
    ],
  },
  {
    ...{ name: 'bookedAt', label: t.bookedAt(), exact: true },
    aliases: [
      ...['created date', 'created at', 'created', 'booked at', 'booked on', 'booked date'],
      ...['creation date', 'date created', 'date booked', 'purchase date', 'made on', 'created on'],
    ],
  },
  {
    ...{ name: 'marketing', label: t.marketing(), exact: true },
    aliases: [
      ...['marketing opt in', 'email opt in', 'opt in', 'marketing consent', 'email marketing'],
      ...['email marketing opt in', 'restaurant opt in', 'venue marketing opt in', 'marketing'],
    ],
  },
  {
    ...{ name: 'consentAt', label: t.consentAt(), exact: true },
    aliases: ['opt in date', 'marketing opt in date', 'consent date', 'opted in at'],
  },
  {
    ...{ name: 'source', label: t.source(), exact: true },
    aliases: ['source', 'booking source', 'reservation source', 'origin', 'reservation type'],
  },
  {
    ...{ name: 'anonymisedAt', label: t.anonymisedAt(), exact: true },
    aliases: ['anonymised at'],
  },
]
