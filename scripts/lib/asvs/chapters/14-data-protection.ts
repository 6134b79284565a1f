import type { Chapter } from '../requirement.ts'

export const dataProtection: Chapter = {
  number: 14,
  title: 'Data protection',
  requirements: [
    {
      id: '14.1.1',
      level: 2,
      subject: 'Documented: which data are how sensitive',
      written: '[Data](data.md).',
    },
    {
      id: '14.1.2',
      level: 2,
      subject: 'Documented: how each is protected',
      written: '[Data](data.md).',
    },
    {
      id: '14.2.1',
      level: 1,
      subject: 'No sensitive data in addresses',
      open: "links of mails (a guest's booking, an invitation, a new password, a newsletter) carry their token in the path, as links do: logs leave it out, referrers too, and those of staff count once.",
    },
    { id: '14.2.2', level: 2, subject: 'Caches keep nothing of a person' },
    { id: '14.2.3', level: 2, subject: 'Others get nothing of a person' },
    { id: '14.2.4', level: 2, subject: 'Data are kept as documented' },
    {
      id: '14.3.1',
      level: 1,
      subject: 'Nothing is left in a browser after signing out',
      open: 'pages of staff are never kept (14.3.2), and a sign-out ends the session on the server, but sends no `Clear-Site-Data`.',
    },
    { id: '14.3.2', level: 2, subject: 'Browsers keep nothing sensitive' },
    {
      id: '14.3.3',
      level: 2,
      subject: "Nothing sensitive in a browser's storage",
      open: 'what a guest types while a table is held for them stays in their tab, and name, telephone and email for a year on a device that they let remember them. Of staff nothing but ids.',
    },
  ],
}
