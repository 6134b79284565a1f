import { Checkbox, Input, Select, TextArea } from '#ui/field.tsx'
import css from './component-library.module.css'

/** Every field in every state; `tone` keeps ids apart. */
export function Fields({ tone }: { tone: string }) {
  const id = (name: string) => `${tone}-${name}`
  return (
    <div className={css.fields}>
      <Input id={id('name')} label="First name" autoComplete="off" />
      <Input id={id('filled')} label="Last name" defaultValue="Featherstonehaugh-Cholmondeley" />
      <Input id={id('mail')} label="Email" type="email" hint="For the confirmation." optional />
      <Input
        id={id('wrong')}
        label="Phone"
        type="tel"
        defaultValue="604-555"
        error="The Phone field is required."
      />
      <Select id={id('people')} label="People" defaultValue="2">
        <option value="1">1 person</option>
        <option value="2">2 people</option>
      </Select>
      <Select id={id('time')} label="Time" error="Pick a time." defaultValue="">
        <option value="">Choose</option>
        <option value="19:00">7:00 PM</option>
      </Select>
      <TextArea id={id('request')} label="Special request" optional placeholder="A quiet corner" />
      <Input id={id('off')} label="Closed" disabled defaultValue="Not today" />
      <Checkbox id={id('news')} label="Send me news from Saltwood" />
      <Checkbox
        id={id('agree')}
        label="I have read the booking policy"
        required
        error="Please read the policy first."
      />
    </div>
  )
}
