const KM_PER_MILE = 1.609344

const whole = new Intl.NumberFormat('en')

/** Kilometres for guests in Canada: `0.84` → `800 m`, `4.23` → `4.2 km`, `1187` → `1,187 km`. */
export function formatKm(km: number): string {
  if (km < 0.95) return `${Math.max(100, Math.round(km * 10) * 100)} m`
  return `${short(km)} km`
}

/** Kilometres as miles, for guests in the USA: `0.84` → `0.5 mi`, `118.7` → `74 mi`. */
export function formatMiles(km: number): string {
  return `${short(Math.max(0.1, km / KM_PER_MILE))} mi`
}

function short(value: number): string {
  return value < 9.95 ? value.toFixed(1) : whole.format(Math.round(value))
}
