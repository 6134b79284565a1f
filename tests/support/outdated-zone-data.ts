/**
 * Zone data of a browser that has never heard that British Columbia keeps its clocks from March 2026 on: there
 * it is eight hours behind UTC in winter. Takes the place of `Intl.DateTimeFormat`, here or in a page.
 */
export function useOutdatedZoneData(): void {
  const { DateTimeFormat } = Intl
  const old = (options: Intl.DateTimeFormatOptions = {}) =>
    options.timeZone === 'America/Vancouver' ? { ...options, timeZone: 'Etc/GMT+8' } : options
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (format, [locale, options]) => new format(locale, old(options)),
    apply: (format, _this, [locale, options]) => format(locale, old(options)),
  })
}
