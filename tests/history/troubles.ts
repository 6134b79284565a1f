import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#tests/support/fuzz/random.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import type { Fleet } from './fleet.ts'

/** What is set in an instance; what is left out stays as it is. */
export type Trouble = { clockMs?: number; bankDown?: boolean; diskFull?: boolean }

const HOUR = 3_600_000
/** How long a trouble lasts that ends by itself, ms. */
const LASTS = 700

const TROUBLES = {
  both: ['killed', 'killed', 'paused', 'clock jumped', 'bank down', 'mail server down'],
  sqlite: ['disk full', 'disk slow'],
  postgres: ['database restarted', 'disk slow'],
  'shared postgres': [],
} as const

type Name = (typeof TROUBLES)[keyof typeof TROUBLES][number]

/** The database under a history, and what can befall it. */
export type Database =
  | { kind: 'sqlite'; file: string }
  | ({ kind: 'postgres' } & ServerFaults)
  /** A server that others use, too. */
  | { kind: 'shared postgres' }

type ServerFaults = { restart(): Promise<void>; standStill(ms: number): Promise<void> }

export type Troubles = {
  /** How many there were, by name. */
  counts: Partial<Record<Name, number>>
  /** Has the next one happen, and waits until it is over. */
  next(): Promise<void>
}

/** Troubles of the instances of a history, of its database, bank and mail server, in an order that goes by `random`. */
export function createTroubles(
  random: Random,
  fleet: Fleet,
  database: Database,
  mails: MailServer,
): Troubles {
  const counts: Troubles['counts'] = {}
  // Each of them once before any comes again.
  const rest: Name[] = []
  const draw = (): Name => {
    if (rest.length === 0) rest.push(...TROUBLES.both, ...TROUBLES[database.kind])
    return rest.splice(random.below(rest.length), 1)[0] as Name
  }

  const befall: Record<Name, () => Promise<void>> = {
    killed: () => fleet.kill(random.below(fleet.size)),
    paused: () => fleet.pause(random.below(fleet.size), LASTS),
    'clock jumped': () =>
      fleet.tell(random.below(fleet.size), { clockMs: random.pick([-HOUR, 0, HOUR]) }),
    'bank down': async () => {
      await fleet.tellAll({ bankDown: true })
      await pause(LASTS)
      await fleet.tellAll({ bankDown: false })
    },
    'mail server down': async () => {
      await mails.stop()
      await pause(LASTS)
      await mails.start()
    },
    'disk full': async () => {
      await fleet.tellAll({ diskFull: true })
      await pause(LASTS)
      await fleet.tellAll({ diskFull: false })
    },
    'disk slow': async () => {
      if (database.kind === 'postgres') await database.standStill(LASTS)
      if (database.kind === 'sqlite') await holdFile(database.file, LASTS)
    },
    'database restarted': async () => {
      if (database.kind === 'postgres') await database.restart()
    },
  }

  return {
    counts,
    async next() {
      const name = draw()
      counts[name] = (counts[name] ?? 0) + 1
      await befall[name]()
    },
  }
}

/** Holds the file as a writer does whose disk does not answer. */
async function holdFile(file: string, ms: number): Promise<void> {
  const script = `
    const { DatabaseSync } = require('node:sqlite')
    const file = new DatabaseSync(process.argv[1], { timeout: 5000 })
    file.exec('BEGIN IMMEDIATE')
    setTimeout(() => { file.exec('COMMIT'); file.close() }, Number(process.argv[2]))`
  const child = spawn(process.execPath, ['-e', script, file, String(ms)], { stdio: 'inherit' })
  await new Promise((resolve) => child.once('exit', resolve))
}
