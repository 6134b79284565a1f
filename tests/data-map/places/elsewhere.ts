import type { DataPlace } from '../places.ts'

const ALL = /./

/** Places outside of the databases. */
export const OTHER_PLACES: readonly DataPlace[] = [
  {
    where: 'files/private/resumes/*',
    what: 'resumes',
    why: 'recruiters read them',
    kept: '`RESUMES_KEPT_DAYS`',
    readers: 'recruiters of the restaurant, administrators',
    erased: 'deleted with the application',
    remains: null,
  },
  {
    where: 'log',
    what: 'paths that somebody asks for, which can have a name in them; never a query, a body, a network address, an address for mail or a telephone number',
    why: 'to find what went wrong',
    kept: 'as long as your machine keeps standard output',
    readers: 'operators',
    erased: 'stays: nobody knows whose it is',
    remains: ALL,
  },
  {
    where: 'mail to the guest',
    what: 'their own booking, the answer to what they sent',
    why: 'they asked for it',
    kept: 'by their mail provider, and by your mail server’s log',
    readers: 'the guest; your mail service',
    erased: 'cannot be called back',
    remains: ALL,
  },
  {
    where: 'mail to the restaurant',
    what: 'applications (without the resume) and enquiries',
    why: 'the restaurant answers',
    kept: 'as long as the restaurant’s mailbox has it',
    readers: 'whoever reads the mailbox',
    erased: 'cannot be called back: delete it in the mailbox',
    remains: ALL,
  },
  {
    where: 'backup/*',
    what: 'all of the databases and of the resumes that are on disk, as they were',
    why: 'to come back after a loss',
    kept: 'as `npm run backup -- --keep-days` says; three of those made in the admin',
    readers: 'operators; administrators, by a second step',
    erased:
      'stays until it is rotated: erase again after a restore. A backup made after an erasure has nothing of it, in pages of the files that nothing uses neither',
    remains: ALL,
  },
  {
    where: 'browser/localStorage tableside-guest',
    what: 'name, number and address, where the guest ticks *Remember me on this device*',
    why: 'the next form is filled in',
    kept: 'a year after the last booking, or until it is unticked',
    readers: 'whoever uses the browser',
    erased: 'stays in the guest’s browser: they untick it',
    remains: ALL,
  },
  {
    where: 'browser/sessionStorage tableside-reservation:*',
    what: 'first name and time of the booking just made',
    why: 'the thanks are there after a reload',
    kept: 'until the tab is closed',
    readers: 'whoever uses the browser',
    erased: 'stays until the tab is closed',
    remains: ALL,
  },
]
