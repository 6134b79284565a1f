import type { CheckboxField } from 'payload'

/** Whether search engines are asked to leave the page out. All they show of it is in `seo_slice`. */
export const noIndex: CheckboxField = {
  name: 'noIndex',
  label: 'Hide from search engines',
  type: 'checkbox',
  defaultValue: false,
  admin: { position: 'sidebar' },
}
