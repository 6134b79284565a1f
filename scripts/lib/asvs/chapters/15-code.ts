import type { Chapter } from '../requirement.ts'

export const code: Chapter = {
  number: 15,
  title: 'Secure coding and architecture',
  requirements: [
    {
      id: '15.1.1',
      level: 1,
      subject: 'Documented: how soon faults of packages are mended',
      open: '[SECURITY.md](../../SECURITY.md) names no time for corrections in packages.',
    },
    { id: '15.1.2', level: 2, subject: 'A list of all packages' },
    {
      id: '15.1.3',
      level: 2,
      subject: 'Documented: what takes much time or memory',
      written:
        '[How far it goes](../scaling.md), [serving](../specification/serving.md), decisions [57](../decisions/0057-bookings-in-a-thread.md), [64](../decisions/0064-pictures-in-a-process-of-their-own.md) and [95](../decisions/0095-figures-are-sums-of-days.md).',
    },
    {
      id: '15.2.1',
      level: 1,
      subject: 'Packages are within those times',
      open: 'as 15.1.1: without a time nothing is measured against it.',
    },
    { id: '15.2.2', level: 2, subject: 'What takes much is limited' },
    {
      id: '15.2.3',
      level: 2,
      subject: 'No code of tests and examples in production',
      open: 'pages for builders (`/style-guide`, `/component-library`, `/slice-library`, `/test`) answer at every site, kept from search engines ([specification](../specification/routes-and-shortcuts.md)). Tests are in no package; simulators of vendors are, and listen only where somebody starts them.',
    },
    { id: '15.3.1', level: 1, subject: 'Answers have the fields that are needed' },
    { id: '15.3.2', level: 2, subject: 'Requests to others follow no redirects' },
    { id: '15.3.3', level: 2, subject: 'Only intended fields are taken' },
    { id: '15.3.4', level: 2, subject: "A visitor's address is the real one" },
    {
      id: '15.3.5',
      level: 2,
      subject: 'Types are checked, and comparisons are strict',
      written:
        "TypeScript in strict mode ([tsconfig.json](../../tsconfig.json)), Biome's `noDoubleEquals` ([biome.json](../../biome.json)), zod at every edge.",
    },
    { id: '15.3.6', level: 2, subject: 'Prototypes are not polluted' },
    { id: '15.3.7', level: 2, subject: 'A parameter that comes twice is read in one way' },
  ],
}
