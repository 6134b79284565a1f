import { unavailableRefusals } from '../../booking/refusals.ts'

/** Refusals of a restaurant that is not booked on this site, or whose provider cannot answer. */
export const restaurantRefusals = {
  unknown_location: 'There is no such restaurant.',
  not_open_yet: 'The restaurant is coming soon.',
  booked_elsewhere: 'The restaurant takes its bookings elsewhere.',
  ...unavailableRefusals,
} as const
