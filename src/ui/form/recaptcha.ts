import type { BotAction, BotCheckTask } from '#lib/forms/bot-check.ts'

type Task = Extract<BotCheckTask, { kind: 'recaptcha' }>

/** What is used of Google's script. */
type Grecaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

const loading = new Map<string, Promise<Grecaptcha>>()

/**
 * Google's script by the site's key, once; rejects with one of four errors (spec:forms.recaptcha-errors), and
 * can be asked again.
 */
export function load({ siteKey, version, scriptUrl }: Task): Promise<Grecaptcha> {
  if (!siteKey) return Promise.reject(recaptchaError('No key provided'))
  if (!version) return Promise.reject(recaptchaError('No version provided'))
  const known = loading.get(siteKey)
  if (known) return known
  const loaded = append(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`)
  loading.set(siteKey, loaded)
  loaded.catch(() => loading.delete(siteKey))
  return loaded
}

/**
 * A token for an action. Errors are logged (spec:forms.recaptcha-errors); the visitor gets the form's general
 * one.
 */
export async function execute(task: Task, action: BotAction): Promise<string> {
  try {
    const google = await load(task)
    // Google's script also throws at once, where it does not know the key.
    const token = async () => google.execute(task.siteKey, { action })
    return await token().catch(() => {
      throw recaptchaError('Failed to execute')
    })
  } catch (error) {
    console.error((error as Error).message)
    throw error
  }
}

function append(src: string): Promise<Grecaptcha> {
  const script = document.createElement('script')
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove()
      reject(recaptchaError('Failed to load script'))
    }
    script.src = src
    script.onerror = fail
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Grecaptcha }
      try {
        if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
        else fail()
      } catch {
        fail()
      }
    }
    document.head.append(script)
  })
}

function recaptchaError(what: string): Error {
  return new Error(`ReCaptcha error: ${what}`)
}
