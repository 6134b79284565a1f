import { ok, type Result, refuse } from '#lib/result.ts'

/** An address without its scheme: a name with a dot, and what may stand behind it. */
const BARE =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Longer addresses are not kept, in characters. */
const LONGEST = 2000

/** An absolute address of http or https; `www.example.ca/menu` gets https. Any other is refused. */
export function readWebAddress(text: string): Result<string, 'no_web_address'> {
  const typed = text.trim()
  if (typed.length > LONGEST) return refuse('no_web_address')
  const address = BARE.test(typed) ? `https://${typed}` : typed
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return refuse('no_web_address')
  const url = new URL(address)
  const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.')
  return isPlain ? ok(url.href) : refuse('no_web_address')
}
