import styles from './dialog.module.css'
import * as t from './messages.gen.ts'

type TextConsentProps = {
  guest: { phone: string; email: string }
  agrees: boolean
  setAgrees(agrees: boolean): void
}

/** Whether a guest without an email address agrees to text messages; nothing where there is no number, or an address. */
export function TextConsent({ guest, agrees, setAgrees }: TextConsentProps) {
  if (guest.phone === '' || guest.email !== '') return null
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <span>{t.agreesToTexts()}</span>
    </label>
  )
}
