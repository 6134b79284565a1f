import { sizeLabel } from '#lib/system/size-label.ts'
import { report as reportOfDoctor } from '../doctor/doctor.ts'
import { isSame, type TableChange } from './compare-rows.ts'
import type { RestoreRehearsal } from './rehearse-restore.ts'

const HOUR_MS = 60 * 60_000
const NAMED = 10

type Facts = {
  /** Bytes of the archive. */
  bytes: number
  /** Epoch ms. */
  now: number
}

/** The lines of a report, and whether all is as it must be. What the site has changed since the backup is no fault. */
export function reportOfRestore(
  found: RestoreRehearsal,
  { bytes, now }: Facts,
): { lines: string[]; isGood: boolean } {
  const doctor = reportOfDoctor(found.doctor)
  const faults = faultsOf(found, doctor.code === 2)
  const lines = [
    `Backup: ${found.archive}, ${sizeLabel(bytes)}, made ${found.made.toISOString()}, ${ageOf(now - found.made.getTime())} ago`,
    `Restored in ${seconds(found.restoredIn)}; a site listened on it after ${seconds(found.startedIn)} more`,
    '',
    ...tableLines(found.tables),
    '',
    ...fileLines(found),
    found.isSecretSame === null
      ? 'Secret: a variable, which no archive has'
      : found.isSecretSame
        ? 'Secret: the same as that of the site'
        : 'Secret: another one than that of the site: what ends with it is in docs/operating/secret.md',
    ...doctor.lines,
    '',
    ...found.looks.map(({ path, status, isAsExpected }) =>
      mark(isAsExpected, `${path}: ${status}`),
    ),
    mark(found.exitCode === 0, `the site ended with code ${found.exitCode}`),
    '',
    ...(faults.length === 0
      ? ['The backup can be restored.']
      : ['The backup is not as it must be:', ...faults.map((fault) => `  ${fault}`)]),
  ]
  return { lines, isGood: faults.length === 0 }
}

function faultsOf(found: RestoreRehearsal, hasErrors: boolean): string[] {
  const failed = found.looks.filter(({ isAsExpected }) => !isAsExpected)
  return [
    ...failed.map(({ path }) => `${path} was not answered as it must be`),
    ...found.missing,
    ...(found.files?.changed ?? []).map((file) => `${file} has other contents than on the site`),
    ...(hasErrors ? ['the checks of npm run doctor found errors, see above'] : []),
    ...(found.exitCode === 0 ? [] : ['the site did not end in order']),
  ]
}

function tableLines(tables: TableChange[]): string[] {
  const rows = tables.reduce((sum, { inBackup }) => sum + inBackup, 0)
  const changed = tables.filter((one) => !isSame(one))
  const heading = `${tables.length} tables with ${rows} rows in the backup; ${tables.length - changed.length} are as on the site now`
  if (changed.length === 0) return [heading]
  const cells = [
    ['since the backup', 'rows then', 'now', 'added', 'changed', 'removed'],
    ...changed.map(({ table, inBackup, onSite, added, changed, removed }) =>
      [table, inBackup, onSite, added, changed, removed].map(String),
    ),
  ]
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
    )
  return [`${heading}, the others:`, ...cells.map((row) => `  ${line(row).join('  ')}`)]
}

function fileLines({ files, missing }: RestoreRehearsal): string[] {
  if (!files) return ['Media: in a bucket, which an archive has nothing of']
  const { same, added, removed, changed } = files
  return [
    `Media: ${same} files are the same, ${added.length} came since, ${removed.length} went since, ${changed.length} differ; ` +
      `${missing.length} that documents name are missing`,
    ...added.slice(0, NAMED).map((file) => `  came since: ${file}`),
  ]
}

const mark = (isGood: boolean, text: string) => `${isGood ? '✓' : '✗'} ${text}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function ageOf(ms: number): string {
  const hours = ms / HOUR_MS
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.floor(hours / 24)} days`
}
