import { formatPhone } from '#lib/text/phone.ts'
import { Input, Select, TextArea } from '#ui/field.tsx'
import {
  DETAIL_LABELS,
  DETAIL_MAX_LENGTH,
  OCCASIONS,
  recheckDetails,
  requestLength,
} from '../flow/details.ts'
import type { Details } from '../flow/state.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'
import type { StepProps } from './step-props.ts'

/** Name, telephone, address, occasion and requests of whoever books. */
export function DetailFields({ state, session }: Pick<StepProps, 'state' | 'session'>) {
  const { details } = state
  const [field, change] = fieldsOf(state, session)
  const used = requestLength(details, session.info)
  return (
    <>
      <div className={css.pair}>
        <Input
          {...field('firstName')}
          name="first_name"
          maxLength={DETAIL_MAX_LENGTH.firstName}
          autoComplete="given-name"
        />
        <Input
          {...field('lastName')}
          name="last_name"
          maxLength={DETAIL_MAX_LENGTH.lastName}
          autoComplete="family-name"
        />
      </div>
      <div className={css.pair}>
        <Input
          {...field('phone')}
          name="phone_number"
          maxLength={DETAIL_MAX_LENGTH.phone}
          type="tel"
          autoComplete="tel"
          onBlur={() => change({ phone: formatPhone(details.phone.trim()) })}
        />
        <Input
          {...field('email')}
          name="email_address"
          maxLength={DETAIL_MAX_LENGTH.email}
          type="email"
          autoComplete="email"
          optional={!session.info.emailRequired}
        />
      </div>
      <Select {...field('occasion')} name="occasion" optional>
        <option value="">{t.none()}</option>
        {Object.entries(OCCASIONS).map(([occasion, label]) => (
          <option key={occasion} value={occasion}>
            {label()}
          </option>
        ))}
      </Select>
      <TextArea
        {...field('request')}
        name="special_request"
        rows={3}
        optional
        hint={t.charactersUsed({ used, limit: session.info.requestLimit })}
      />
    </>
  )
}

/** The props that every text field of the form has, by its name; and the call that sends and checks what was typed. */
function fieldsOf(state: StepProps['state'], session: StepProps['session']) {
  const { details } = state
  const change = (part: Partial<Details>) => {
    session.send({ type: 'detailsChanged', change: part })
    const fields = recheckDetails(part, session.getState().details, session.info)
    session.send({ type: 'fieldsChecked', fields })
  }
  const field = (name: Exclude<keyof Details, 'marketing'>) => ({
    id: `reserve-${name}`,
    label: DETAIL_LABELS[name](),
    value: details[name],
    error: state.fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return [field, change] as const
}
