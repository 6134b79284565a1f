import type { Chapter } from '../requirement.ts'

export const logging: Chapter = {
  number: 16,
  title: 'Logging and error handling',
  requirements: [
    {
      id: '16.1.1',
      level: 2,
      subject: 'Documented: what is logged, where and for how long',
      written:
        '[What is logged](../operating/start.md#what-is-logged), [traces and logs](../operating/watch.md#traces-and-logs), [audit log](../operating.md#audit-log).',
    },
    { id: '16.2.1', level: 2, subject: 'Entries say when, where, who and what' },
    { id: '16.2.2', level: 2, subject: 'Clocks agree, and times have a zone' },
    { id: '16.2.3', level: 2, subject: 'Logs go where they are documented to go' },
    { id: '16.2.4', level: 2, subject: 'Logs can be read by programs' },
    { id: '16.2.5', level: 2, subject: 'Logs have nothing sensitive' },
    { id: '16.3.1', level: 2, subject: 'Sign-ins are logged' },
    { id: '16.3.2', level: 2, subject: 'Refused requests are logged' },
    { id: '16.3.3', level: 2, subject: 'Attempts to get around checks are logged' },
    { id: '16.3.4', level: 2, subject: 'Unexpected errors are logged' },
    { id: '16.4.1', level: 2, subject: 'Nobody writes lines into a log' },
    { id: '16.4.2', level: 2, subject: 'Logs cannot be changed' },
    { id: '16.4.3', level: 2, subject: 'Logs go elsewhere' },
    { id: '16.5.1', level: 2, subject: 'Errors say nothing of the inside' },
    { id: '16.5.2', level: 2, subject: 'The site goes on where others fail' },
    { id: '16.5.3', level: 2, subject: 'What fails, fails closed' },
  ],
}
