import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber, numberFormat } from '#lib/language/format.ts'

type PriceProps = {
  /** Minor units of the currency. */
  amount: number
  /** ISO 4217 code. */
  currency: string
  className?: string
}

/** An amount as a menu prints it: whole amounts without cents, others exact. */
export function Price({ amount, currency, className }: PriceProps) {
  return (
    <data {...(className ? { className } : {})} value={String(amount)}>
      {formatPrice(amount, currency)}
    </data>
  )
}

/** `2450, 'CAD'` → `$24.50`; `2400` → `$24`. The menu of a house is in one currency, so its sign is enough. */
export function formatPrice(amount: number, currency: string): string {
  const language = currentLanguage()
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const digits = numberFormat(language, options).resolvedOptions().maximumFractionDigits ?? 2
  const shown = amount % 10 ** digits === 0 ? 0 : digits
  return formatNumber(language, amount / 10 ** digits, {
    ...options,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  })
}
