import type { Chapter } from '../requirement.ts'

export const encoding: Chapter = {
  number: 1,
  title: 'Encoding and sanitization',
  requirements: [
    { id: '1.1.1', level: 2, subject: 'Input is decoded once, before it is checked' },
    { id: '1.1.2', level: 2, subject: 'Text is escaped where it goes into its format' },
    { id: '1.2.1', level: 1, subject: 'Escaping fits HTML, mail, XML and headers' },
    {
      id: '1.2.2',
      level: 1,
      subject: 'Addresses are encoded, and lead only where a browser runs nothing',
    },
    { id: '1.2.3', level: 1, subject: 'Nothing ends JSON or a script from inside' },
    { id: '1.2.4', level: 1, subject: 'Statements of SQL have parameters' },
    { id: '1.2.5', level: 1, subject: 'Programs are started without a shell' },
    { id: '1.2.6', level: 2, subject: 'LDAP', inapplicable: 'nothing here speaks LDAP.' },
    { id: '1.2.7', level: 2, subject: 'XPath', inapplicable: 'nothing here is asked by XPath.' },
    {
      id: '1.2.8',
      level: 2,
      subject: 'LaTeX',
      inapplicable: 'no LaTeX is processed; printed files are drawn with pdfkit.',
    },
    { id: '1.2.9', level: 2, subject: 'Text that is searched for is no pattern' },
    {
      id: '1.3.1',
      level: 1,
      subject: 'What comes from rich text editors is safe HTML',
      written:
        "Editors' texts are trees of known nodes, which React renders; no HTML of theirs is stored or put into a page ([decision 68](../decisions/0068-scripts-by-who-wrote-them.md)).",
    },
    {
      id: '1.3.2',
      level: 1,
      subject: 'No text is run as code',
      written: "Biome's rule `noGlobalEval` is on ([biome.json](../../biome.json)).",
    },
    { id: '1.3.3', level: 2, subject: 'Text is cleaned before it goes where it could do harm' },
    { id: '1.3.4', level: 2, subject: 'SVG of users has no scripts' },
    { id: '1.3.5', level: 2, subject: 'Templates and style sheets of users run nothing' },
    { id: '1.3.6', level: 2, subject: 'Nobody makes the server ask an address of theirs' },
    { id: '1.3.7', level: 2, subject: 'Templates are not made of what came in' },
    { id: '1.3.8', level: 2, subject: 'JNDI', inapplicable: 'there is no Java.' },
    {
      id: '1.3.9',
      level: 2,
      subject: 'memcache',
      inapplicable: 'there is no memcache; what is kept is kept in the process.',
    },
    {
      id: '1.3.10',
      level: 2,
      subject: 'Format strings',
      inapplicable:
        'JavaScript has none that read or write memory; what the console is given is one line of JSON (16.4.1).',
    },
    { id: '1.3.11', level: 2, subject: 'No name or text adds anything to a mail' },
    {
      id: '1.4.1',
      level: 2,
      subject: 'Memory is copied safely',
      inapplicable:
        'the product is TypeScript; native libraries that read files of users do so in a process of their own ([decision 64](../decisions/0064-pictures-in-a-process-of-their-own.md)).',
    },
    { id: '1.4.2', level: 2, subject: 'Numbers do not overflow' },
    {
      id: '1.4.3',
      level: 2,
      subject: 'Memory is freed and not used again',
      inapplicable: "memory is the garbage collector's.",
    },
    { id: '1.5.1', level: 1, subject: 'XML is parsed without entities' },
    { id: '1.5.2', level: 2, subject: 'Only expected shapes are made of what is sent' },
  ],
}
