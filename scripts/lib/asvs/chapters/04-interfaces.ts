import type { Chapter } from '../requirement.ts'

export const interfaces: Chapter = {
  number: 4,
  title: 'Interfaces and web services',
  requirements: [
    { id: '4.1.1', level: 1, subject: 'Answers say their type and encoding' },
    {
      id: '4.1.2',
      level: 2,
      subject: 'Only pages for people are redirected to https',
      open: "the [samples of proxies](../operating/proxy.md) redirect every address, the interface's too. Browsers come by https after the first visit (3.4.1).",
    },
    { id: '4.1.3', level: 2, subject: 'Headers of a proxy cannot be forged' },
    { id: '4.2.1', level: 2, subject: 'Where a request ends is read in one way' },
    {
      id: '4.3.1',
      level: 2,
      subject: 'GraphQL queries are limited',
      inapplicable:
        'GraphQL is off (`graphQL.disable` in `src/payload.config.ts`), and has no route.',
    },
    { id: '4.3.2', level: 2, subject: 'GraphQL introspection', inapplicable: 'as 4.3.1.' },
    {
      id: '4.4.1',
      level: 1,
      subject: 'WebSockets use TLS',
      inapplicable: 'there are no WebSockets; what is told at once comes by server-sent events.',
    },
    { id: '4.4.2', level: 2, subject: 'WebSockets check the origin', inapplicable: 'as 4.4.1.' },
    { id: '4.4.3', level: 2, subject: 'WebSockets have session tokens', inapplicable: 'as 4.4.1.' },
    { id: '4.4.4', level: 2, subject: 'Such tokens come by https', inapplicable: 'as 4.4.1.' },
  ],
}
