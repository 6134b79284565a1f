import { ErrorSummary } from '#ui/form/error-summary.tsx'
import type { FieldMessages } from '../flow/state.ts'

/** Everything that is wrong with the form, each a way to its field. */
export function DetailsSummary({ fields }: { fields: FieldMessages }) {
  const faults = Object.entries(fields).map(([field, message]) => ({
    id: `reserve-${field}`,
    message,
  }))
  return <ErrorSummary faults={faults} />
}
