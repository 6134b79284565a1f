import { describeBookingsRoundTrip } from '#tests/support/bookings-round-trip-suite.ts'

describeBookingsRoundTrip('postgres')
