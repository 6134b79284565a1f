import { parseArgs } from 'node:util'

/** How a run is measured and what the staff do in it; all times are seconds of the site's clock. */
export type Plan = {
  mode: 'busy' | 'quiet'
  lasts: number
  /** How much faster than this machine's the site's clock is. */
  faster: number
  /** Visits of a busy run, in per cent of what the site can serve. */
  share: number
  /** Visits of a quiet day. */
  visitsAnHour: number
  sampleEvery: number
  windowEvery: number
  staffEvery: { publish: number; readDay: number; sellOut: number }
  seed: number
  /** File for the figures, as JSON; null = they are printed only. */
  figures: string | null
}

/** Number of samples, and of windows of answers, in a run. */
const SAMPLES = 360
const WINDOWS = 60

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '60' },
    hours: { type: 'string', default: '24' },
    faster: { type: 'string', default: '24' },
    visits: { type: 'string', default: '180' },
    seed: { type: 'string', default: '1' },
    figures: { type: 'string' },
  },
})

/** Reads the plan from the command's arguments. Throws if the mode or a number is missing or invalid. */
export function readPlan(): Plan {
  const number = (name: 'minutes' | 'share' | 'hours' | 'faster' | 'visits' | 'seed') => {
    const value = Number(given[name])
    if (!(value > 0)) throw new Error(`--${name} is a number above 0`)
    return value
  }
  const [mode] = positionals
  if (mode !== 'busy' && mode !== 'quiet') throw new Error('Say `busy` or `quiet`.')
  const lasts = mode === 'busy' ? number('minutes') * 60 : number('hours') * 3600
  return {
    ...{ mode, lasts, faster: mode === 'busy' ? 1 : number('faster') },
    ...{ share: number('share'), visitsAnHour: number('visits') },
    ...{ sampleEvery: lasts / SAMPLES, windowEvery: lasts / WINDOWS },
    staffEvery:
      mode === 'busy'
        ? { publish: 30, readDay: 5, sellOut: 20 }
        : { publish: 1800, readDay: 300, sellOut: 1800 },
    ...{ seed: number('seed'), figures: given.figures ?? null },
  }
}
