import { MONTHS } from '#lib/time/months.ts'
import type { HiddenField, SignUp, SignUpField } from './contract.ts'

/** The fields that a provider is sent beside the guest's own, with their values. Runs in browsers too. */
export function fillHidden(
  fields: readonly HiddenField[],
  { birthMonth, location }: Pick<SignUp, 'birthMonth' | 'location'>,
): [name: string, value: string][] {
  const answers: Record<SignUpField, string> = {
    birthMonth: birthMonth === null ? '' : String(birthMonth),
    birthMonthName: birthMonth === null ? '' : (MONTHS[birthMonth - 1] ?? ''),
    locationUid: location?.uid ?? '',
    locationTitle: location?.title ?? '',
  }
  return fields.map((field) => [field.name, 'of' in field ? answers[field.of] : field.value])
}
