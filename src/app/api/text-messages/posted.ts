import type { TextMessageProvider, VendorPost } from '#providers/text-messages/contract.ts'
import { textMessageProvider } from '#providers/text-messages/registry.ts'
import { env } from '../../../env.ts'

/** What the vendor posted, at the address that it called, and who reads it; null = no vendor posts anything. */
export async function postedText(
  request: Request,
): Promise<{ posts: NonNullable<TextMessageProvider['posts']>; post: VendorPost } | null> {
  const { posts } = await textMessageProvider()
  if (!posts) return null
  const { pathname, search } = new URL(request.url)
  const post = {
    url: `${env.publicUrl}${pathname}${search}`,
    body: await request.text(),
    signature: request.headers.get('x-twilio-signature'),
  }
  return { posts, post }
}

/** What the vendor is answered. */
export function vendorAnswer({ answer }: NonNullable<TextMessageProvider['posts']>): Response {
  return new Response(answer.body, {
    headers: { 'content-type': answer.contentType, 'cache-control': 'no-store' },
  })
}
