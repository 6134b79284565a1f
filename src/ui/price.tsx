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
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const text = format.format(amount / 10 ** digits)
  return digits > 0 ? text.replace(new RegExp(`\\D0{${digits}}$`), '') : text
}
