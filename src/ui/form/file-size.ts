import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'
import * as t from './messages.gen.ts'

const KB = 1024
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }

/** A number of bytes as people read it, rounded up: whole kB, from 1 MB on with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes <= KB * (KB - 1)) return t.kilobytes({ size: Math.ceil(bytes / KB) })
  const megabytes = Math.ceil((bytes * 10) / (KB * KB)) / 10
  const size = formatNumber(currentLanguage(), megabytes, ONE_DECIMAL)
  return t.megabytes({ size })
}
