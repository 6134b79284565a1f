import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readPreference } from '../preferences/read-preference.ts'
import { FIRST_STEPS, SKIPPED_STEPS, type StepName } from './step-names.ts'

const kept = z.object({ skipped: z.array(z.string()) })

/** The setup steps that an administrator has skipped, for themselves alone. */
export async function readSkippedSteps(req: PayloadRequest): Promise<StepName[]> {
  const read = kept.safeParse(await readPreference(req, SKIPPED_STEPS))
  return read.success ? FIRST_STEPS.filter((step) => read.data.skipped.includes(step)) : []
}
