import { formatKm, formatMiles } from '#ui/distance-label.ts'

/**
 * A distance in the unit of the visitor's country (`base.css` shows one of the two): miles in the USA,
 * kilometres elsewhere.
 */
export function Distance({ km }: { km: number }) {
  return (
    <>
      <span data-unit="km">{formatKm(km)}</span>
      <span data-unit="mi">{formatMiles(km)}</span>
    </>
  )
}
