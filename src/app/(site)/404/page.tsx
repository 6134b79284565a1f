import { notFound } from 'next/navigation'

/** Where redirects of lost pages end (spec:routes.not-found-address): status 404, as any unknown address. */
export default function NotFoundPage() {
  notFound()
}
