import type { Chapter } from '../requirement.ts'

export const tokens: Chapter = {
  number: 9,
  title: 'Self-contained tokens',
  requirements: [
    { id: '9.1.1', level: 1, subject: 'Signatures of tokens are checked' },
    { id: '9.1.2', level: 1, subject: 'Only listed algorithms count' },
    { id: '9.1.3', level: 1, subject: 'Keys come from where they are set' },
    { id: '9.2.1', level: 1, subject: 'Tokens end' },
    { id: '9.2.2', level: 2, subject: 'A token is for one purpose' },
    { id: '9.2.3', level: 2, subject: 'A token is for this site' },
    {
      id: '9.2.4',
      level: 2,
      subject: 'Issued tokens name whom they are for',
      inapplicable: 'tokens are issued for this site alone, under a key for each purpose.',
    },
  ],
}
