// Draws what `node bench/soak.ts … --figures FILE` has measured:
//   node bench/soak-plot.ts busy.json docs/trust/soak-busy.svg
import { readFileSync, writeFileSync } from 'node:fs'
import { draw, type Line } from './soak/draw.ts'
import type { Sample } from './soak/samples.ts'
import { KEPT_FOR } from './soak/tables.ts'
import type { Window } from './soak/times.ts'
import type { Kind } from './soak/visits.ts'

type Figures = { samples: Sample[]; windows: Window[]; rows: Record<string, number>[] }

const [file = '', picture = ''] = process.argv.slice(2)
const { samples, windows, rows } = JSON.parse(readFileSync(file, 'utf8')) as Figures
const seconds = samples.at(-1)?.at ?? 1
/** Tables that are drawn: those that had the most rows at any time. */
const DRAWN = 2

/** Lines of what samples have under one name. */
const measured = (of: (sample: Sample) => Record<string, number>, ...names: string[]): Line[] =>
  names.map((name) => ({ name, points: samples.map((one) => [one.at, of(one)[name] ?? 0]) }))

const kinds = [...new Set(windows.flatMap((one) => Object.keys(one.kinds) as Kind[]))]
const ofKinds = (value: (times: { count: number; p99: number }, window: number) => number) =>
  kinds.map((kind): Line => {
    const points = windows.flatMap((one, n) => {
      const times = one.kinds[kind]
      return times ? [[one.at, value(times, one.at - (windows[n - 1]?.at ?? 0))] as const] : []
    })
    return { name: kind, points }
  })

const tables = Object.keys(rows.at(-1) ?? {})
  .filter((table) => !(table in KEPT_FOR))
  .filter((table) => rows.some((row) => row[table] !== rows[0]?.[table]))
const most = (table: string) => Math.max(...rows.map((row) => row[table] ?? 0))
const largest = tables.toSorted((a, b) => most(b) - most(a)).slice(0, DRAWN)

writeFileSync(
  picture,
  draw(
    [
      { title: 'Memory, MB', lines: measured((s) => s.memory, 'resident', 'heap', 'external') },
      {
        title: 'Open files, sockets, threads, streams of guests',
        lines: measured((s) => s.process, 'files', 'sockets', 'threads', 'streams'),
      },
      { title: 'p99 of answers, ms', lines: ofKinds(({ p99 }) => p99) },
      { title: 'Answers a second', lines: ofKinds(({ count }, lasted) => count / lasted) },
      {
        title: 'Disk, MB',
        lines: measured((s) => s.disk, 'content', 'bookings', 'logs', 'other'),
      },
      {
        title: 'Rows of tables that keep nothing for good',
        lines: largest.map((name) => ({
          name: name.replace(/^\w+\./, ''),
          points: rows.map((row, n) => [windows[n - 1]?.at ?? 0, row[name] ?? 0]),
        })),
      },
    ],
    seconds,
  ),
)
