import { ErrorPage } from './error-page.tsx'

/** The error page of the browser's side: what failed here has no status of its own but 500 (S1 §8). */
export function Failure({ status }: { status?: number }) {
  return (
    <ErrorPage
      status={status}
      title="This page did not load"
      message="Something went wrong on our side. Please try again in a moment."
    />
  )
}
