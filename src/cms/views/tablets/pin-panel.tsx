import type { UIFieldServerProps } from 'payload'
import { isOwnAccount } from '#cms/access/own-account.ts'
import { activeStaff } from '#cms/access/roles.ts'
import { isHost } from '#cms/tablets/hosts.ts'
import { readPin } from '#cms/tablets/pins.ts'
import step from '../second-step/second-step.module.css'
import * as t from './messages.gen.ts'

/** In one's own account, for hosts and managers: whether there is a PIN, and the way to set it. */
export async function PinPanel({ id, req }: UIFieldServerProps) {
  const person = activeStaff(req)
  if (!id || !person || !isOwnAccount(req, id) || !isHost(person)) return null
  const pin = await readPin(req.payload, Number(id))
  return (
    <section className={`${step.panel} ${step.inAccount}`} aria-labelledby="pin-heading">
      <h2 id="pin-heading">{t.title()}</h2>
      <p>{pin ? (pin.rests ? t.pinRests() : t.hasPin()) : t.noPin()}</p>
      <div className={step.acts}>
        <a className={step.button} href="/admin/pin">
          {pin ? t.changePin() : t.setPin()}
        </a>
      </div>
    </section>
  )
}
