/** Cookies of the visitor's locations; all on path `/`, `SameSite=Lax`, readable by scripts. */
export const COOKIES = {
  /** Written only by Set Location, for 7 days. */
  selected: 'selected-location',
  /** Session: the default that had to be chosen, so that it stays the same. */
  fallback: 'default-location',
  /** Session: the location being looked at, for the server's shortcuts. */
  browsing: 'browsing-location',
} as const

/** How long the selected location is remembered (spec:shell.selected-cookie), in seconds. */
export const SELECTED_MAX_AGE = 604_800
