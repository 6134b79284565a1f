/** Delivery partners that the site has a sign for (spec:shell.partner-logos). */
export const orderPartners = [
  { value: 'doordash', label: 'DoorDash' },
  { value: 'favor', label: 'Favor' },
  { value: 'grubhub', label: 'Grubhub' },
  { value: 'ubereats', label: 'Uber Eats' },
  { value: 'skipthedishes', label: 'SkipTheDishes' },
] as const
