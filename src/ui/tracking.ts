/** Whether the browser asks not to be tracked (Global Privacy Control): statistics stay off. */
export function refusesTracking(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}
