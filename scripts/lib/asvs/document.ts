import type { Annotation, Chapter, Requirement } from './requirement.ts'

/** Path of the document; links in it are relative to its folder. */
export const ASVS_DOCUMENT = 'docs/trust/asvs.md'

const STATUSES = {
  shown: 'shown by tests',
  written: 'met by a document, a setting or a rule of the toolchain, without a test of its own',
  inapplicable: 'not applicable',
  open: 'open: not met, or not shown in full',
} as const

type Status = keyof typeof STATUSES

/** The page of all requirements with what answers each, as Markdown. */
export function asvsDocument(
  chapters: readonly Chapter[],
  annotations: readonly Annotation[],
): string {
  const testsOf = (id: string) => annotations.filter((one) => one.id === id)
  const rowOf = (requirement: Requirement) => row(requirement, testsOf(requirement.id))
  const all = chapters.flatMap(({ requirements }) => requirements)
  return [
    ...head(all, (requirement) => statusOf(requirement, testsOf(requirement.id))),
    ...chapters.flatMap(({ number, title, requirements }) => [
      '',
      `## V${number} ${title}`,
      '| requirement | level | about | answer |',
      '|---|---|---|---|',
      ...requirements.map(rowOf),
    ]),
    '',
  ].join('\n')
}

function head(all: readonly Requirement[], status: (one: Requirement) => Status): string[] {
  const count = (name: Status, level: 1 | 2) =>
    all.filter((one) => one.level === level && status(one) === name).length
  const counts = (Object.keys(STATUSES) as Status[]).map((name) => {
    const [first, second] = [count(name, 1), count(name, 2)]
    return `| ${STATUSES[name]} | ${first} | ${second} | ${first + second} |`
  })
  const openAt = (level: 1 | 2) =>
    all
      .filter((one) => one.level === level && status(one) === 'open')
      .map(({ id }) => id)
      .join(', ') || 'none'
  const [first, second] = [1, 2].map((level) => all.filter((one) => one.level === level).length)
  return [
    '# OWASP ASVS 5.0, level 2',
    '',
    'Each requirement of levels 1 and 2 of the [OWASP Application Security Verification Standard',
    '5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0), with the tests that show it, or the reason why none does. Numbers and',
    'levels are those of the standard; what stands beside them are subjects in our own words, so read the requirement itself',
    'there. It is our own judgement, and nobody else has verified it.',
    '',
    '`npm run asvs` writes this page from `// ASVS` lines above tests and from `scripts/lib/asvs/chapters`. With `--check`,',
    'as `npm test` runs it, it fails where the page is not current, or a requirement has neither a test nor a reason.',
    '“Shown” means that the tests named would fail without it, for what they look at; a row that says *open* may have tests of',
    'what there is.',
    '',
    '| answer | level 1 | level 2 | both |',
    '|---|---|---|---|',
    ...counts,
    `| all | ${first} | ${second} | ${all.length} |`,
    '',
    `Open at level 1: ${openAt(1)}. At level 2: ${openAt(2)}.`,
  ]
}

function statusOf(requirement: Requirement, tests: readonly Annotation[]): Status {
  if (requirement.inapplicable !== undefined) return 'inapplicable'
  if (requirement.open !== undefined) return 'open'
  return tests.length > 0 ? 'shown' : 'written'
}

function row(requirement: Requirement, tests: readonly Annotation[]): string {
  const { id, level, subject, inapplicable, written, open } = requirement
  const answers = [
    ...(inapplicable ? [`Not applicable: ${inapplicable}`] : []),
    ...(open ? [`**Open**: ${open}`] : []),
    ...(written ? [written] : []),
    ...linesByFile(tests),
  ]
  return `| ${id} | ${level} | ${subject} | ${answers.join('<br>')} |`
}

function linesByFile(tests: readonly Annotation[]): string[] {
  const files = [...new Set(tests.map(({ file }) => file))].sort()
  return files.map((file) => {
    const titles = tests.filter((one) => one.file === file).map(({ title }) => `“${plain(title)}”`)
    return `[${file}](../../${encodeURI(file)}): ${[...new Set(titles)].join(', ')}`
  })
}

/** A title as text in a cell of a table. */
const plain = (title: string) => title.replace(/[\\`*_[\]<>|]/g, '\\$&')
