import { notFound } from 'next/navigation'

/** Addresses that no route has: the site's own 404, with its shell. */
export default function UnknownPage() {
  notFound()
}
