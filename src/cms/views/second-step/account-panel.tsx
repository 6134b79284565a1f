import type { UIFieldServerProps } from 'payload'
import { isOwnAccount } from '#cms/access/own-account.ts'
import { activeStaff, hasRole } from '#cms/access/roles.ts'
import { hasFactor, readFactors } from '#cms/second-factor/factors.ts'
import { isNeededBy } from '#cms/second-factor/requirement.ts'
import * as t from './messages.gen.ts'
import styles from './second-step.module.css'
import { TakeOff } from './take-off.client.tsx'

/** In an account: which second step it has; one's own leads to where it is changed, administrators take others’ off. */
export async function AccountPanel({ id, req, data }: UIFieldServerProps) {
  const staff = Number(id)
  const isOwn = isOwnAccount(req, id)
  if (!id || !activeStaff(req) || (!isOwn && !hasRole(req))) return null
  const [factors, isNeeded] = await Promise.all([
    readFactors(req.payload, staff),
    isNeededBy(req.payload, staff, req),
  ])
  const has = hasFactor(factors)
  const { app, passkeys, recoveryCodes: codes } = factors
  const text = has ? t.has({ passkeys: passkeys.length, app: app ? 1 : 0, codes }) : none(isNeeded)
  return (
    <section
      className={`${styles.panel} ${styles.inAccount}`}
      aria-labelledby="second-step-heading"
    >
      <h2 id="second-step-heading">{t.title()}</h2>
      {!isOwn && has ? (
        <TakeOff staff={staff} name={String(data?.name ?? '')} has={text} />
      ) : (
        <p>{text}</p>
      )}
      {isOwn ? (
        <div className={styles.acts}>
          <a className={styles.button} href="/admin/second-step">
            {t.setUpOrChange()}
          </a>
        </div>
      ) : null}
    </section>
  )
}

const none = (isNeeded: boolean) => (isNeeded ? t.hasNoneNeeded() : t.hasNone())
