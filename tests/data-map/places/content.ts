import type { DataPlace } from '../places.ts'

const ALL = /./
const IMPORTED = 'administrators; bookings: managers of the restaurant; readers: marketing'
const IMPORT_STAYS =
  'stays: an import is a file of its house until it is 30 days old, or whoever imported it forgets it (*Forget this import*)'

/** Tables of the content database. */
export const CONTENT_PLACES: readonly DataPlace[] = [
  {
    where: 'content/applications',
    columns: ['fname', 'lname', 'email', 'email_key', 'tel', 'tel_key', 'file_name'],
    what: 'who applies for work, how to reach them, the name of their resume',
    why: 'to answer them',
    kept: '`POST_KEPT_MONTHS`',
    readers: 'recruiters of the restaurant, administrators',
    erased: 'deleted, as far as whoever erases may read it',
    remains: null,
  },
  {
    where: 'content/enquiries',
    columns: [
      ...['fname', 'lname', 'email', 'email_key', 'tel', 'tel_key', 'message'],
      ...['business_name', 'business_address', 'city', 'website'],
    ],
    what: 'who asks for a group’s table or for gift cards, for which company',
    why: 'to answer them',
    kept: '`POST_KEPT_MONTHS`',
    readers: 'hosts of the restaurant (groups), marketing (gift cards), administrators',
    erased: 'deleted, as far as whoever erases may read it',
    remains: null,
  },
  {
    where: 'content/submission_activity',
    columns: ['recipient', 'subject', 'text'],
    what: 'replies to applications and enquiries, notes of staff about them',
    why: 'colleagues know what was said',
    kept: 'as what they are about',
    readers: 'as what they are about',
    erased: 'deleted with it',
    remains: null,
  },
  {
    where: 'content/subscribers',
    columns: ['email', 'firstname', 'lastname'],
    what: 'readers of the newsletter; of one who has left the address alone',
    why: 'they asked for it; who has left is not written to again',
    kept: 'until marketing deletes it; who never confirms `MAIL_KEPT_DAYS`',
    readers: 'marketing, administrators',
    erased:
      'stays: *Guest data* does not reach the list. Marketing deletes the reader under *Subscribers*',
    remains: ALL,
  },
  {
    where: 'content/imports',
    columns: ['name'],
    what: 'names of imported files, as somebody has called them',
    why: 'to find the import again',
    kept: '30 days',
    readers: IMPORTED,
    erased: IMPORT_STAYS,
    remains: ALL,
  },
  {
    where: 'content/import_rows',
    columns: ['cells', 'document'],
    what: 'rows of imported bookings, guests and readers',
    why: 'each is shown before it is written, and can be taken back',
    kept: '30 days',
    readers: IMPORTED,
    erased: IMPORT_STAYS,
    remains: ALL,
  },
  {
    where: 'content/import_documents',
    columns: ['document', 'title', 'data', 'changes', 'undo'],
    what: 'what an import makes of its rows, and what was there before',
    why: 'each is shown before it is written, and can be taken back',
    kept: '30 days',
    readers: IMPORTED,
    erased: IMPORT_STAYS,
    remains: ALL,
  },
]
