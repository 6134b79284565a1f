import { notFound } from 'next/navigation'

/** Target of redirects of lost pages (spec:routes.not-found-address): status 404, as any unknown address. */
export default function NotFoundPage() {
  notFound()
}
