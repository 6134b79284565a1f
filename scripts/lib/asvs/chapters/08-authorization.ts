import type { Chapter } from '../requirement.ts'

export const authorization: Chapter = {
  number: 8,
  title: 'Authorization',
  requirements: [
    {
      id: '8.1.1',
      level: 1,
      subject: 'Documented: who may do what',
      written:
        '[Roles](../specification/content-model.md), and as tables in `tests/integration/access.test.ts`.',
    },
    {
      id: '8.1.2',
      level: 2,
      subject: 'Documented: who may read and write which fields',
      written: '[Content model](../specification/content-model.md).',
    },
    { id: '8.2.1', level: 1, subject: 'Functions are for whom they are meant' },
    { id: '8.2.2', level: 1, subject: 'Data are for whom they are meant' },
    { id: '8.2.3', level: 2, subject: 'Fields are for whom they are meant' },
    { id: '8.3.1', level: 1, subject: 'The server decides' },
    {
      id: '8.4.1',
      level: 2,
      subject: 'Tenants are kept apart',
      inapplicable:
        "an installation is one group's; what its restaurants may see of one another is 8.2.2.",
    },
  ],
}
