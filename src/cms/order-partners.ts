/** Delivery partners that the site has a sign for (S1 §3). */
export const orderPartners = [
  { value: 'doordash', label: 'DoorDash' },
  { value: 'favor', label: 'Favor' },
  { value: 'grubhub', label: 'Grubhub' },
  { value: 'ubereats', label: 'Uber Eats' },
  { value: 'skipthedishes', label: 'SkipTheDishes' },
] as const
