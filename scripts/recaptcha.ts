import { startSimulator } from '../src/providers/bot-check/recaptcha/simulator.ts'

// reCAPTCHA on this machine, for development (docs/operating.md): Ctrl-C ends it.

const simulator = await startSimulator({ port: Number(process.argv[2] ?? 4060) })
const { siteKey, secretKey, verifyUrl, scriptUrl } = simulator.account
console.log(`reCAPTCHA's simulator listens. In another terminal:

  RECAPTCHA_SITE_KEY=${siteKey} RECAPTCHA_SECRET_KEY=${secretKey} \\
  RECAPTCHA_VERIFY_URL=${verifyUrl} RECAPTCHA_SCRIPT_URL=${scriptUrl} npm run dev
`)
