/** Headings of the telephone number of a guest in files of other systems. */
export const PHONE_HEADINGS: readonly string[] = [
  ...['phone', 'phone number', 'telephone', 'telephone number', 'mobile', 'mobile phone', 'cell'],
  ...['mobile number', 'cell phone', 'cell number', 'cell phone number', 'mobile phone number'],
  ...['guest phone', 'guest phone number', 'guest mobile', 'client phone', 'client phone number'],
  ...['patron phone', 'patron phone number', 'customer phone', 'customer phone number', 'phone #'],
  ...['primary phone', 'primary phone number', 'contact number', 'contact phone', 'diner phone'],
]
