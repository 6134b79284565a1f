'use client'

import { Input, Select, TextArea } from '#ui/field.tsx'
import { Form, type FormField, Wide } from '#ui/form/form.tsx'
import { sendJson } from '#ui/form/send.ts'
import { GROUP_FIELDS, type GroupPlace } from './fields.ts'
import * as t from './messages.gen.ts'

export type EnquiryFormProps = {
  /** Stem of the ids of its fields. */
  id: string
  /** Id of its heading. */
  labelledBy: string
  /** Where one may ask; of a single one nothing is chosen. */
  places: GroupPlace[]
  /** What is said once it was sent. */
  success: string
}

/** The form for groups at a restaurant without a booking link of its own. */
export function EnquiryForm({ id, labelledBy, places, success }: EnquiryFormProps) {
  return (
    <Form
      id={id}
      labelledBy={labelledBy}
      action="group_booking"
      rules={GROUP_FIELDS}
      button={t.send()}
      success={success}
      send={(data, sending) => sendJson('/api/group-bookings', Object.fromEntries(data), sending)}
    >
      {(field) => (
        <>
          <Place field={field('location')} places={places} />
          <Input {...field('date')} type="date" />
          <Input {...field('partySize')} inputMode="numeric" autoComplete="off" />
          <Input {...field('fname')} autoComplete="given-name" />
          <Input {...field('lname')} autoComplete="family-name" />
          <Input {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <Input {...field('tel')} type="tel" autoComplete="tel" />
          <Wide>
            <TextArea {...field('message')} />
          </Wide>
        </>
      )}
    </Form>
  )
}

function Place({ field, places }: { field: FormField; places: GroupPlace[] }) {
  const [only] = places
  if (only && places.length === 1)
    return <input type="hidden" name={field.name} value={only.uid} data-autofill="false" />
  return (
    <Wide>
      <Select {...field} defaultValue="">
        <option value="">{t.choose()}</option>
        {places.map(({ uid, title, city, former }) => (
          <option key={uid} value={uid} data-former={former?.join(' ')}>
            {title}, {city}
          </option>
        ))}
      </Select>
    </Wide>
  )
}
