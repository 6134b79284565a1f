import css from './form.module.css'

/** What Google asks for where its badge is hidden. */
export const googlesText = (
  <p className={css.small}>
    This site is protected by reCAPTCHA and the Google{' '}
    <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
    <a href="https://policies.google.com/terms">Terms of Service</a> apply.
  </p>
)
