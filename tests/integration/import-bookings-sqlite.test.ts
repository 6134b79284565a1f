import { describeImportsOfBookings } from '#tests/support/import-bookings-suite.ts'

describeImportsOfBookings('sqlite')
