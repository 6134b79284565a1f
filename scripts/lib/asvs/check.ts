import type { Fault } from '../text-files.ts'
import type { Annotation, Chapter, Requirement } from './requirement.ts'

const REASONS = ['inapplicable', 'written', 'open'] as const

/**
 * The faults of the answers to the standard: requirements without tests and without a reason, or with more than
 * one reason; tests of what does not apply; annotations that name no requirement. `file`: where requirements stand.
 */
export function answerFaults(
  chapters: readonly Chapter[],
  annotations: readonly Annotation[],
  file: string,
): Fault[] {
  const requirements = chapters.flatMap(({ requirements }) => requirements)
  const known = new Set(requirements.map(({ id }) => id))
  const shown = new Set(annotations.map(({ id }) => id))
  return [
    ...annotations
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, line }) => ({ file, line, message: `ASVS has no ${id} at level 1 or 2` })),
    ...requirements.flatMap((requirement) => {
      const message = faultOf(requirement, shown.has(requirement.id))
      return message ? [{ file, line: 1, message: `ASVS ${requirement.id} ${message}` }] : []
    }),
  ]
}

function faultOf(requirement: Requirement, isShown: boolean): string | null {
  const reasons = REASONS.filter((name) => requirement[name] !== undefined)
  if (reasons.length > 1) return `has more than one reason: ${reasons.join(', ')}`
  if (reasons.length === 0 && !isShown) return 'has neither a test nor a reason'
  if (requirement.inapplicable !== undefined && isShown) return 'does not apply, and has a test'
  return null
}
