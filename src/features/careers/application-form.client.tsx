'use client'

import { useState } from 'react'
import { emailMessage, type FieldMessages, requiredMessage } from '#lib/forms/form-fields.ts'
import { Input, Select } from '#ui/field.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, Wide } from '#ui/form/form.tsx'
import { sendFiles } from '#ui/form/send-files.ts'
import type { Sending, Sent } from '#ui/form/types.ts'
import { UploadProgress } from '#ui/form/upload-progress.tsx'
import { CAREERS_FIELDS, POSITIONS, resumeMessage } from './fields.ts'
import * as t from './messages.gen.ts'

const ACCEPT = [
  '.pdf,.doc,.docx,application/pdf,application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',')

export type ApplicationFormProps = {
  /** Stem of the ids of its fields. */
  id: string
  /** Id of its heading. */
  labelledBy: string
  /** Where the content wants it sent; null = the chosen location, or the group. */
  toEmail: string | null
  autofill: boolean
  /** What is said once it was sent. */
  success: string
  /** Where somebody may apply. */
  workplaces: readonly {
    uid: string
    title: string
    city: string
    /** Uids that it had before. */
    former?: readonly string[] | undefined
  }[]
  /** uid of the location that is chosen already; null = none. */
  location: string | null
}

/** The careers application. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { id, labelledBy, toEmail, autofill, success, workplaces, location } = props
  const [share, setShare] = useState<number | null>(null)
  const send = (data: FormData, sending: Sending): Promise<Sent> => {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    // Beside the fields of the form (spec:forms.careers-parts).
    data.set('name', `${text('fname')} ${text('lname')}`)
    data.set('phone', text('tel'))
    data.set('toEmail', toEmail ?? '')
    return sendFiles('/api/careers-apply', data, sending, setShare).finally(() => setShare(null))
  }
  return (
    <Form
      {...{ id, labelledBy, autofill, check, send, success }}
      action="careers"
      rules={CAREERS_FIELDS}
      button={t.sendApplication()}
    >
      {(field) => (
        <>
          <Input {...field('fname')} autoComplete="given-name" />
          <Input {...field('lname')} autoComplete="family-name" />
          <Input {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <Input {...field('tel')} type="tel" autoComplete="tel" />
          <Select {...field('location')} defaultValue={location ?? ''}>
            <option value="">{t.anyLocation()}</option>
            {workplaces.map(({ uid, title, city, former }) => (
              <option key={uid} value={uid} data-former={former?.join(' ')}>
                {title}, {city}
              </option>
            ))}
          </Select>
          <Select {...field('position')} defaultValue="">
            <option value="">{t.chooseAPosition()}</option>
            {Object.entries(POSITIONS).map(([position, label]) => (
              <option key={position} value={position}>
                {label()}
              </option>
            ))}
          </Select>
          <Wide>
            <FileField
              {...field('file')}
              accept={ACCEPT}
              hint={t.resumeHint()}
              check={resumeMessage}
            />
            <UploadProgress share={share} />
          </Wide>
        </>
      )}
    </Form>
  )
}

/** What the rules of the fields cannot say: no address is no valid one, and a resume is a file. */
function check(data: FormData): FieldMessages<keyof typeof CAREERS_FIELDS> {
  const { email, file } = CAREERS_FIELDS
  const resume = data.get('file')
  const faults: FieldMessages<keyof typeof CAREERS_FIELDS> = {}
  if (String(data.get('email')).trim() === '') faults.email = emailMessage(email.label())
  if (!(resume instanceof File) || (resume.name === '' && resume.size === 0)) {
    faults.file = requiredMessage(file.label())
  } else {
    const fault = resumeMessage(resume)
    if (fault) faults.file = fault
  }
  return faults
}
