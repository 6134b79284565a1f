'use client'

import { Input } from '#ui/field.tsx'
import { Form, Wide } from '#ui/form/form.tsx'
import { sendJson } from '#ui/form/send.ts'
import { BULK_FIELDS } from './fields.ts'
import * as t from './messages.gen.ts'

export type BulkFormProps = {
  /** Stem of the ids of its fields. */
  id: string
  /** Id of its heading. */
  labelledBy: string
  /** Where it is sent, as the content says; the server knows it, too. */
  toEmail: string
  autofill: boolean
  successText: string | null
}

/** The form for gift cards in bulk; that it was sent is said to the letter (spec:forms.bulk-success). */
export function BulkForm({ id, labelledBy, toEmail, autofill, successText }: BulkFormProps) {
  return (
    <Form
      id={id}
      labelledBy={labelledBy}
      action="bulk_gift_cards"
      rules={BULK_FIELDS}
      autofill={autofill}
      button={t.send()}
      success={successText || t.applicationSubmitted()}
      send={(data, sending) =>
        sendJson('/api/bulk-gift-card-apply', { ...Object.fromEntries(data), toEmail }, sending)
      }
    >
      {(field) => (
        <>
          <Input {...field('fname')} autoComplete="given-name" />
          <Input {...field('lname')} autoComplete="family-name" />
          <Input {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <Input {...field('tel')} type="tel" autoComplete="tel" />
          <Wide>
            <Input {...field('businessName')} autoComplete="organization" />
          </Wide>
          <Wide>
            <Input {...field('businessAddress')} autoComplete="street-address" />
          </Wide>
          <Input {...field('city')} autoComplete="address-level2" />
          <Input {...field('province')} autoComplete="address-level1" />
          <Wide>
            <Input {...field('website')} inputMode="url" autoComplete="url" />
          </Wide>
        </>
      )}
    </Form>
  )
}
