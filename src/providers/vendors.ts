import { bookingVendors } from './booking/vendors.ts'
import { botCheckVendors } from './bot-check/vendors.ts'
import { cdnVendors } from './cdn/vendors.ts'
import { filesVendors } from './files/vendors.ts'
import { geolocationVendors } from './geolocation/vendors.ts'
import { identityVendors } from './identity/vendors.ts'
import { mailVendors } from './mail/vendors.ts'
import { newsletterVendors } from './newsletter/vendors.ts'
import { paymentVendors } from './payments/vendors.ts'
import { scannerVendors } from './scanner/vendors.ts'
import { textMessageVendors } from './text-messages/vendors.ts'
import type { VendorDescriptor } from './vendor.ts'

/** The descriptors of all vendors, by the folder of their port. */
export const VENDORS: Record<string, readonly VendorDescriptor[]> = {
  booking: bookingVendors,
  payments: paymentVendors,
  'bot-check': botCheckVendors,
  newsletter: newsletterVendors,
  mail: mailVendors,
  'text-messages': textMessageVendors,
  geolocation: geolocationVendors,
  scanner: scannerVendors,
  files: filesVendors,
  cdn: cdnVendors,
  identity: identityVendors,
}

/** The table of the vendors' settings in docs/operating.md: its rows as Markdown. */
export function settingsRows(): string[] {
  const settings = Object.values(VENDORS).flatMap((vendors) =>
    vendors.flatMap((vendor) => vendor.settings),
  )
  return settings.map(({ variables, unset, meaning }) => {
    const names = variables.map((name) => `\`${name}\``).join(', ')
    return `| ${names} | ${unset} | ${meaning} |`
  })
}
