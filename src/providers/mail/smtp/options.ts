/** Nobody waits longer for a mail server than this, ms. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** How Nodemailer reaches the server of an `smtp://` or `smtps://` address. */
export function smtpOptions(address: string) {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...PATIENCE,
    // A password never goes in the clear.
    ...(url.username ? { auth, requireTLS: !secure } : {}),
  }
}
