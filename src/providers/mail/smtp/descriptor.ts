import type { VendorDescriptor } from '../../vendor.ts'

/** A mail server by SMTP. */
export const smtp = {
  id: 'smtp',
  name: 'SMTP',
  settings: [
    {
      variables: ['SMTP_URL', 'MAIL_FROM'],
      unset: 'none: no mail is sent',
      meaning: 'mail, see below',
    },
  ],
} as const satisfies VendorDescriptor
