import { currentLanguage } from '../language/current-language.ts'
import { formatNumber } from '../language/format.ts'
import * as t from './messages.gen.ts'

/** `850 MB`, `12.4 GB`. */
export function sizeLabel(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  const count = (value: number, digits: number) =>
    formatNumber(currentLanguage(), value, { maximumFractionDigits: digits })
  return megabytes < 1000
    ? t.megabytes({ count: count(megabytes, megabytes < 10 ? 1 : 0) })
    : t.gigabytes({ count: count(megabytes / 1024, 1) })
}
