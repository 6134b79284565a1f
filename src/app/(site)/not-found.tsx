import { ErrorPage } from '#features/shell/error-page.tsx'

/** Every unknown address: the editors' 404 document, and always the fixed text (D-05). */
export default function NotFound() {
  return (
    <ErrorPage
      status={404}
      message="This page could not be found"
      action={{ href: '/', text: 'Go back to home' }}
    />
  )
}
