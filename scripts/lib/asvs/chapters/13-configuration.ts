import type { Chapter } from '../requirement.ts'

export const configuration: Chapter = {
  number: 13,
  title: 'Configuration',
  requirements: [
    {
      id: '13.1.1',
      level: 2,
      subject: 'Documented: whom the site talks to',
      written:
        '[Settings](../operating.md#settings) name every service; nobody else is asked, and no address comes from users (1.3.6).',
    },
    {
      id: '13.2.1',
      level: 2,
      subject: 'Parts prove to one another who they are, by keys that change',
      open: "the database's password and vendors' keys stay until somebody changes them; at AWS the machine's own role is taken where no key is set.",
    },
    { id: '13.2.2', level: 2, subject: 'Parts have the least rights' },
    { id: '13.2.3', level: 2, subject: 'No default passwords between parts' },
    {
      id: '13.2.4',
      level: 2,
      subject: 'Only listed systems are asked',
      open: 'addresses come from settings alone, and none from users, but no list or rule of a network enforces it in the samples.',
    },
    {
      id: '13.2.5',
      level: 2,
      subject: 'The server loads only from listed places',
      open: 'as 13.2.4.',
    },
    {
      id: '13.3.1',
      level: 2,
      subject: 'Secrets are in a store for secrets',
      open: "they are variables, or a file for its owner alone; a vault is the operator's to connect ([for operators](../../SECURITY.md#checklist-for-operators)). None is in the code or in a package.",
    },
    { id: '13.3.2', level: 2, subject: 'Few can read secrets' },
    { id: '13.4.1', level: 1, subject: 'No `.git` on the server' },
    { id: '13.4.2', level: 2, subject: 'No debugging in production' },
    { id: '13.4.3', level: 2, subject: 'Folders are not listed' },
    { id: '13.4.4', level: 2, subject: '`TRACE` is refused' },
    { id: '13.4.5', level: 2, subject: 'Documents and metrics are open where that is wanted' },
  ],
}
