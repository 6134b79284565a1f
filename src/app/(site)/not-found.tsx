import { readNotFound } from '#data/content/not-found-page.ts'
import { ErrorPage } from '#features/shell/errors/error-page.tsx'
import * as t from './messages.gen.ts'

/** Every unknown address: the editors' 404 document, and always the fixed text (spec:routes.not-found-text). */
export default async function NotFound() {
  const page = await readNotFound()
  return (
    <ErrorPage
      status={404}
      title={page?.title}
      lead={page?.description}
      message={t.pageNotFound()}
      action={page?.cta}
    />
  )
}
