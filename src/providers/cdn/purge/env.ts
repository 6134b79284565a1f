import { z } from 'zod'

/** An address without a name and a password, which `fetch` refuses. */
const isAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** The variable of caching proxies. Without it there are none. */
export const variables = z.object({
  CDN_PURGE_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))
    .refine(
      (urls) => urls.join() === 'none' || urls.every(isAddress),
      'must be addresses, as http://10.0.0.5:6081/, or none',
    ),
})

/** Where the proxies of the variable take purges; null where there are no proxies, empty where they take none. */
export function purgeUrls({ CDN_PURGE_URLS: urls }: z.infer<typeof variables>): string[] | null {
  if (urls.length === 0) return null
  return urls.join() === 'none' ? [] : urls
}
