import type { VendorDescriptor } from '../../vendor.ts'

/** Text messages by Twilio’s Messages API. */
export const twilio = {
  id: 'twilio',
  name: 'Twilio',
  settings: [
    {
      variables: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
      unset: 'none: no text message is sent',
      meaning:
        'text messages by an account at Twilio, from a number of it (`+16045550100`) or a messaging service (`MG…`), see [Text messages](#text-messages)',
    },
    { variables: ['TWILIO_API_URL'], unset: 'Twilio', meaning: 'a stand-in' },
  ],
} as const satisfies VendorDescriptor
