import { dateLabel, momentLabel } from '#lib/time/time-labels.ts'

/** `Sat, Nov 21`, of a wall time with its time unless it is midnight. */
export function edgeLabel(local: string): string {
  return local.endsWith('T00:00') ? dateLabel(local) : momentLabel(local)
}
