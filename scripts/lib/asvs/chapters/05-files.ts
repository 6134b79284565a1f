import type { Chapter } from '../requirement.ts'

export const files: Chapter = {
  number: 5,
  title: 'Files',
  requirements: [
    {
      id: '5.1.1',
      level: 2,
      subject: 'Documented: which files are taken, and how large',
      written:
        '[Applications](../operating.md#applications), [pictures](../specification/content-model.md), [what a proxy lets pass](../operating/proxy.md), decisions [38](../decisions/0038-resumes.md), [63](../decisions/0063-an-svg-becomes-a-png.md), [64](../decisions/0064-pictures-in-a-process-of-their-own.md) and [138](../decisions/0138-pictures-are-imported-by-their-names.md).',
    },
    { id: '5.2.1', level: 1, subject: 'Files have a size that can be worked on' },
    { id: '5.2.2', level: 1, subject: 'Files are what they say' },
    { id: '5.2.3', level: 2, subject: 'Archives are not unpacked beyond a limit' },
    { id: '5.3.1', level: 1, subject: 'Uploads are never run on the server' },
    { id: '5.3.2', level: 1, subject: 'Paths are not made of names of users' },
    { id: '5.4.1', level: 2, subject: 'The server says the name of a download' },
    { id: '5.4.2', level: 2, subject: 'Names of downloads are encoded' },
    {
      id: '5.4.3',
      level: 2,
      subject: 'Files from outside are scanned',
      open: 'resumes are where `CLAMD_ADDRESS` is set, which is off by default; files of staff (pictures, films, papers, fonts, imports) are decoded or cut anew but not scanned.',
    },
  ],
}
