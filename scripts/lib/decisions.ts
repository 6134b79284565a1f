import type { Fault, TextFile } from './text-files.ts'

const FOLDER = 'docs/decisions/'
const INDEX = `${FOLDER}README.md`
const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences']

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/
const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\n\n## Status\n(?<status>[^#]*)\n## Context\n/
const STATUS =
  /^(?:Accepted|Superseded by \[decision \d+\]\([^)]+\))\.\n(?:\n(?:- (?:Amends|Amended by|Supersedes) \[decision \d+\]\([^)]+\): .+\.\n)+)?$/
const RELATION = /\b(Amends|Amended by|Supersedes|Superseded by) \[decision (\d+)\]\(([^)]+)\)/g
const CONVERSE: Record<string, string> = {
  Amends: 'Amended by',
  'Amended by': 'Amends',
  Supersedes: 'Superseded by',
  'Superseded by': 'Supersedes',
}

type Relation = { kind: string; number: number; name: string }
type Decision = {
  file: string
  name: string
  number: number
  title: string
  date: string
  relations: Relation[]
}

/**
 * The faults of decision records: wrong file names, numbers or heads, amendments that only one of two records
 * mentions, and rows of the index that are missing or differ from their record.
 */
export function decisionFaults(files: readonly TextFile[]): Fault[] {
  const pages = files.filter(({ file }) => file.startsWith(FOLDER) && file !== INDEX)
  const decisions = pages.flatMap((page) => readDecision(page) ?? [])
  return [
    ...pages.flatMap(formFaults),
    ...decisions.flatMap((decision) => relationFaults(decision, decisions)),
    ...numberFaults(decisions),
    ...indexFaults(files.find(({ file }) => file === INDEX)?.text ?? '', decisions),
  ]
}

function readDecision({ file, text }: TextFile): Decision | undefined {
  const { number, title, date, status } = HEAD.exec(text)?.groups ?? {}
  if (!number || !title || !date || !status) return undefined
  const relations = [...status.matchAll(RELATION)].map(([, kind = '', other, name = '']) => ({
    kind,
    number: Number(other),
    name,
  }))
  return { file, name: file.slice(FOLDER.length), number: Number(number), title, date, relations }
}

function formFaults({ file, text }: TextFile): Fault[] {
  const named = NAME.exec(file.slice(FOLDER.length))
  const head = HEAD.exec(text)?.groups
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  const messages = [
    !named && 'its name is no four digits and words, as in 0001-one-application.md',
    !head && 'it does not begin with number and title, “Date: ” and day, “## Status”',
    named && head && Number(named[1]) !== Number(head.number) && 'title and name differ in number',
    head && !STATUS.test(head.status ?? '') && 'its status is not in the form that the index names',
    headings.join() !== HEADINGS.join() && `its headings are not ${HEADINGS.join(', ')}`,
  ]
  return messages.flatMap((message) => (message ? [{ file, line: 1, message }] : []))
}

function relationFaults(decision: Decision, decisions: readonly Decision[]): Fault[] {
  return decision.relations.flatMap(({ kind, number, name }) => {
    const other = decisions.find((one) => one.name === name)
    const isAnswered = other?.relations.some(
      (back) => back.kind === CONVERSE[kind] && back.name === decision.name,
    )
    if (other?.number === number && isAnswered) return []
    const message = `“${kind} ${number}”: ${name} does not say “${CONVERSE[kind]} ${decision.number}”`
    return [{ file: decision.file, line: 1, message }]
  })
}

function numberFaults(decisions: readonly Decision[]): Fault[] {
  return decisions.flatMap(({ file, number }, index) => {
    const first = decisions.findIndex((one) => one.number === number)
    if (first === index) return []
    return [
      { file, line: 1, message: `${decisions[first]?.file} has the number ${number} already` },
    ]
  })
}

function indexFaults(text: string, decisions: readonly Decision[]): Fault[] {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line))
  return decisions.flatMap((decision) => {
    const row = indexRow(decision)
    const found = rows.filter((line) => line.startsWith(`| ${decision.number} |`))
    if (found.length === 1 && found[0]?.startsWith(row) && /\w/.test(found[0].slice(row.length)))
      return []
    return [
      { file: INDEX, line: 1, message: `needs one row for ${decision.number}: “${row}” and words` },
    ]
  })
}

/** A decision's row up to its last cell, which says it in short. */
function indexRow({ number, title, name, date, relations }: Decision): string {
  const linked = (kind: string) =>
    relations
      .filter((one) => one.kind === kind)
      .map((one) => `[${one.number}](${one.name})`)
      .join(', ')
  const by = linked('Superseded by')
  const amended = linked('Amended by')
  const state = by ? `Superseded by ${by}` : 'Accepted'
  const status = amended ? `${state}, amended by ${amended}` : state
  return `| ${number} | [${title}](${name}) | ${date} | ${status} | `
}
