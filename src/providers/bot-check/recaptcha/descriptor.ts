import type { VendorDescriptor } from '../../vendor.ts'

/** reCAPTCHA v3. */
export const recaptcha = {
  id: 'recaptcha',
  name: 'reCAPTCHA',
  settings: [
    {
      variables: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
      unset: 'none: the site checks its forms itself',
      meaning: 'the keys of reCAPTCHA v3, see below',
    },
    {
      variables: ['RECAPTCHA_MIN_SCORE'],
      unset: '0.5',
      meaning: 'least score of a person, 0 to 1',
    },
    {
      variables: ['RECAPTCHA_VERIFY_URL', 'RECAPTCHA_SCRIPT_URL'],
      unset: 'Google',
      meaning: 'where its tokens are verified and its script is',
    },
  ],
} as const satisfies VendorDescriptor
