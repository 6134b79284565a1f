import type { CheckboxField } from 'payload'
import * as t from './messages.gen.ts'

/** Whether search engines are asked to leave the page out. All they show of it is in `seo_slice`. */
export const noIndex: CheckboxField = {
  name: 'noIndex',
  label: t.hideFromSearchEngines(),
  type: 'checkbox',
  defaultValue: false,
  admin: { position: 'sidebar' },
}
