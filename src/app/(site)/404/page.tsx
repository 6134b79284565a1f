import { notFound } from 'next/navigation'

/** Where redirects of lost pages end (D-04): status 404, as any unknown address. */
export default function NotFoundPage() {
  notFound()
}
