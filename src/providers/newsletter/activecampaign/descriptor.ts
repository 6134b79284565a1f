import type { VendorDescriptor } from '../../vendor.ts'

/** ActiveCampaign, by its forms. */
export const activecampaign = {
  id: 'activecampaign',
  name: 'ActiveCampaign',
  settings: [
    {
      variables: ['ACTIVECAMPAIGN_ACCOUNT'],
      unset: "none: the site's own list",
      meaning: "newsletter sign-ups go to that account's form, see below",
    },
    {
      variables: ['ACTIVECAMPAIGN_CALL'],
      unset: '`server`',
      meaning: "`browser`: guests' browsers ask ActiveCampaign by its script (JSONP)",
    },
    {
      variables: ['ACTIVECAMPAIGN_U', 'ACTIVECAMPAIGN_F', 'ACTIVECAMPAIGN_OR'],
      unset: '3, 3, empty',
      meaning: "`u`, `f` and `or` in the form's own markup",
    },
    { variables: ['ACTIVECAMPAIGN_URL'], unset: "the account's address", meaning: 'a stand-in' },
  ],
} as const satisfies VendorDescriptor
