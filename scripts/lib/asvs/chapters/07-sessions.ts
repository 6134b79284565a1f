import type { Chapter } from '../requirement.ts'

export const sessions: Chapter = {
  number: 7,
  title: 'Sessions',
  requirements: [
    {
      id: '7.1.1',
      level: 2,
      subject: 'Documented: how long sessions last',
      written:
        '[Decision 103](../decisions/0103-sessions-are-rows.md), [content model](../specification/content-model.md).',
    },
    {
      id: '7.1.2',
      level: 2,
      subject: 'Documented: how many sessions there may be',
      written:
        'A hundred of an account; a further one ends the one that was used least lately ([decision 103](../decisions/0103-sessions-are-rows.md)).',
    },
    {
      id: '7.1.3',
      level: 2,
      subject: 'Documented: sessions here and at the provider',
      written: '[Decision 112](../decisions/0112-an-account-elsewhere.md).',
    },
    { id: '7.2.1', level: 1, subject: 'The server verifies sessions' },
    { id: '7.2.2', level: 1, subject: 'Session tokens are made for each session' },
    { id: '7.2.3', level: 1, subject: 'Session tokens are long and random' },
    { id: '7.2.4', level: 1, subject: 'A sign-in begins a new session, and ends the one before' },
    { id: '7.3.1', level: 2, subject: 'Sessions end when they are not used' },
    { id: '7.3.2', level: 2, subject: 'Sessions end in any case' },
    { id: '7.4.1', level: 1, subject: 'What has ended lets nobody in' },
    { id: '7.4.2', level: 1, subject: 'Sessions end with the account' },
    { id: '7.4.3', level: 2, subject: 'Other sessions end with a changed factor' },
    {
      id: '7.4.4',
      level: 2,
      subject: 'Signing out is in sight everywhere',
      written:
        "*Log out* stands in the menu of every page of the admin (Payload's own), *Change* at shared tablets.",
    },
    { id: '7.4.5', level: 2, subject: 'Administrators end sessions of others' },
    { id: '7.5.1', level: 2, subject: 'Changes of what one signs in with ask for it again' },
    {
      id: '7.5.2',
      level: 2,
      subject: 'People see and end their sessions',
      open: 'they do, but ending them does not ask for a factor again.',
    },
    { id: '7.6.1', level: 2, subject: 'Sessions end as is documented for single sign-on' },
    { id: '7.6.2', level: 2, subject: 'No session begins without somebody who wants it' },
  ],
}
