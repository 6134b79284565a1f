/** What Google asks for where its badge is hidden. */
export function GooglesText({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </p>
  )
}
