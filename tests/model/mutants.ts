import type { SMALL } from './bounds.ts'
import type { Guard } from './guards.ts'

/** A model without some guards, the bounds in which that shows, and what is then wrong. */
export type Mutant = { without: Guard[]; bounds: keyof typeof SMALL; violation: string }

/** Each one guard, without which something goes wrong. */
export const MUTANTS: Mutant[] = [
  { without: ['unitsAreUnique'], bounds: 'free', violation: 'a unit has two owners' },
  {
    without: ['committingIsKept'],
    bounds: 'paid',
    violation: 'a hold that is alive has lost a unit',
  },
  {
    without: ['changeIsBound'],
    bounds: 'free',
    violation: 'the units of a booking are not what was booked',
  },
  { without: ['oneHoldEach'], bounds: 'free', violation: 'a visitor holds two tables' },
  { without: ['revertLooksForOthers'], bounds: 'moved', violation: 'a visitor holds two tables' },
  { without: ['cardForOpenOnly'], bounds: 'paid', violation: 'money is set aside for nothing' },
  { without: ['refundIsQueued'], bounds: 'paid', violation: 'a refund was forgotten' },
  { without: ['captureIsQueued'], bounds: 'paid', violation: 'money is set aside for nothing' },
  { without: ['cancelRefunds'], bounds: 'paid', violation: 'money is set aside for nothing' },
  { without: ['cancelReleases'], bounds: 'free', violation: 'units are taken for nobody' },
  {
    without: ['changesBookedOnly'],
    bounds: 'free',
    violation: 'a cancelled booking stands again',
  },
  {
    without: ['changeReleases'],
    bounds: 'free',
    violation: 'the units of a booking are not what was booked',
  },
  { without: ['finishAbandons'], bounds: 'paid', violation: 'a payment stays open for ever' },
]

/** Guards of which one is enough: what goes wrong without both. */
export const PAIRS: Mutant[] = [
  {
    without: ['expiryIsChecked', 'unitsAreCounted'],
    bounds: 'free',
    violation: 'the units of a booking are not what was booked',
  },
]
