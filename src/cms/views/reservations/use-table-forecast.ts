import { useMemo } from 'react'
import { forecastTables } from '#booking-engine/shift/table-forecast.ts'
import type { HostDayView } from '#cms/host/host-day.ts'

/** `forecastTables` of the day that is on; of others nothing is forecast. */
export function useTableForecast(day: HostDayView | null, now: number): Record<string, number> {
  const isOn = day !== null && day.day === day.today
  const parties = isOn ? day.reservations : null
  return useMemo(() => (parties ? forecastTables(parties, now) : {}), [parties, now])
}
