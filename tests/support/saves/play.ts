import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { environment, type Place } from '../site.ts'
import { FIRST, type Ids, type Stored, TARGETS, type Target } from './documents.ts'
import type { Fault, Said, Turn, Work } from './worker.ts'

export type Played = {
  /** What contradicts that each save is kept whole or not at all. */
  violations: string[]
  saves: number
  saved: number
  failed: number
  kills: number
}

/** Statements of a save, on the way to and past its end. */
const STATEMENTS = 60

/**
 * Saves documents at random in processes that are killed at some statement, with statements that fail and two
 * editors at once, until `amount` saves were begun; reads all of it after each kill.
 */
export async function playSaves(place: Place, amount: number, seed: number): Promise<Played> {
  const played: Played = { violations: [], saves: 0, saved: 0, failed: 0, kills: 0 }
  const checker = new SavesChecker(played.violations)
  const turns = fc.sample(turn, { numRuns: amount, seed }).values()
  let ids: Ids | null = null
  let number = FIRST
  while (played.saves < amount) {
    const planned: Turn[] = []
    for (const given of turns) {
      planned.push(given.map((one) => ({ ...one, number: ++number })))
      played.saves += given.length
      if (planned.at(-1)?.some(({ fault }) => fault?.kind === 'killed')) break
      if (played.saves >= amount) break
    }
    const said = await work(place, { ids, turns: planned })
    for (const line of said) {
      if ('found' in line) ids = line.ids
      if ('ended' in line) played[line.saved ? 'saved' : 'failed']++
    }
    if (!said.some((line, at) => at > 0 && 'found' in line)) played.kills++
    checker.check(said, planned)
  }
  checker.check(await work(place, { ids, turns: [] }), [])
  return played
}

const fault = fc.record<Fault>({
  kind: fc.constantFrom('fails', 'fails', 'fails', 'killed'),
  at: fc.nat(STATEMENTS),
  after: fc.boolean(),
})
const one = fc.record({
  target: fc.constantFrom<Target>(...TARGETS),
  number: fc.constant(0),
  fault: fc.option(fault, { nil: null, freq: 3 }),
})
const turn = fc.array(one, { minLength: 1, maxLength: 2 })

/** What a process did, until it ended or was killed. */
async function work(place: Place, given: Work): Promise<Said[]> {
  const script = new URL('./worker.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    env: { ...environment(place), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Said[] = []
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) said.push(JSON.parse(line) as Said)
  })
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('close', (...how) => resolve(how)),
  )
  if (code !== 0 && signal !== 'SIGKILL')
    throw new Error(`The process ended with ${code}: ${errors}`)
  return said
}

/** Checks that each document that is read has the number of a save that may have written it last. */
class SavesChecker {
  readonly #violations: string[]
  readonly #may = new Map<Target, Set<number>>(TARGETS.map((target) => [target, new Set([FIRST])]))
  /** The epoch that was last read, and how much it may have risen since. */
  #epoch: { at: number; least: number; most: number } | null = null

  constructor(violations: string[]) {
    this.#violations = violations
  }

  check(said: Said[], turns: Turn[]): void {
    const saves = new Map(turns.flat().map((save) => [save.number, save]))
    for (const line of said) {
      if ('found' in line) this.#read(line.found, line.epoch)
      else if ('began' in line) for (const number of line.began) this.#begin(saves.get(number))
      else if (line.saved || !line.unknown) this.#end(saves.get(line.ended), line.saved, said)
    }
  }

  #begin(save: Turn[number] | undefined): void {
    if (!save) return
    this.#may.get(save.target)?.add(save.number)
    if (this.#epoch && save.target !== 'settings') this.#epoch.most++
  }

  #end(save: Turn[number] | undefined, saved: boolean, said: Said[]): void {
    if (!save) return
    const may = this.#may.get(save.target)
    if (!saved) may?.delete(save.number)
    if (this.#epoch && save.target !== 'settings') {
      if (saved) this.#epoch.least++
      else this.#epoch.most--
    }
    if (!saved) return
    // Others that began with it may have come after it.
    const together = said.flatMap((line) =>
      'began' in line && line.began.includes(save.number) ? line.began : [],
    )
    for (const number of may ?? []) if (!together.includes(number)) may?.delete(number)
  }

  #read(found: Stored, epoch: number): void {
    for (const target of TARGETS) {
      const [number, ...others] = found[target]
      const may = this.#may.get(target)
      if (number === undefined || others.length > 0 || !may?.has(number)) {
        const allowed = [...(may ?? [])].join(' or ')
        this.#violations.push(`${target} bears ${found[target].join()}, and not ${allowed}`)
      }
      if (number !== undefined) this.#may.set(target, new Set([number]))
    }
    const { at, least, most } = this.#epoch ?? { at: epoch, least: 0, most: 0 }
    if (epoch < at + least || epoch > at + most) {
      this.#violations.push(`the epoch rose from ${at} to ${epoch}, not by ${least} to ${most}`)
    }
    this.#epoch = { at: epoch, least: 0, most: 0 }
  }
}
