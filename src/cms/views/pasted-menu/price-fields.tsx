import shared from '../board/board.module.css'
import type { EditedRow, TypedPrice } from './edited-rows.ts'
import * as t from './messages.gen.ts'
import styles from './pasted-menu.module.css'
import type { RowFault } from './row-faults.ts'

type Props = {
  row: EditedRow
  line: number
  fault: RowFault | undefined
  onChange(prices: TypedPrice[]): void
}

/** The price of a dish, or the prices of its sizes. */
export function PriceFields({ row, line, fault, onChange }: Props) {
  const prices = row.prices.length > 0 ? row.prices : [{ name: '', typed: '' }]
  const isSized = prices.length > 1 || prices[0]?.name !== ''
  const fieldOf = (field: 'price' | 'size', at: number) => {
    const isFaulty = fault?.field === field && 'place' in fault && fault.place === at
    return {
      id: `${field}-${row.id}-${at}`,
      ...(isFaulty ? { 'aria-invalid': true, 'aria-describedby': `fault-${row.id}` } : {}),
    }
  }
  const change = (at: number, change: Partial<TypedPrice>) =>
    onChange(prices.map((price, place) => (place === at ? { ...price, ...change } : price)))
  return (
    <div className={styles.prices} data-sized={isSized || undefined}>
      {prices.map(({ name, typed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a size is known by its place alone.
        <div key={at} className={styles.price} data-sized={isSized || undefined}>
          {isSized ? (
            <input
              {...fieldOf('size', at)}
              className={shared.input}
              aria-label={t.sizeOf({ line })}
              placeholder={t.size()}
              value={name}
              maxLength={60}
              onChange={({ target }) => change(at, { name: target.value })}
            />
          ) : null}
          <input
            {...fieldOf('price', at)}
            className={`${shared.input} ${styles.amount}`}
            aria-label={t.priceOf({ line })}
            placeholder={t.price()}
            inputMode="decimal"
            value={typed}
            maxLength={16}
            onChange={({ target }) => change(at, { typed: target.value })}
          />
          {prices.length > 1 ? (
            <button
              type="button"
              className={shared.button}
              aria-label={t.removeSizeOf({ size: name || at + 1, dish: row.name })}
              onClick={() => onChange(prices.filter((_, place) => place !== at))}
            >
              ×
            </button>
          ) : null}
        </div>
      ))}
      <button
        type="button"
        className={styles.quiet}
        aria-label={t.addSizeOf({ dish: row.name })}
        onClick={() => onChange([...prices, { name: '', typed: '' }])}
      >
        {t.addSize()}
      </button>
    </div>
  )
}
