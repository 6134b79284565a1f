import { renderContext } from '#lib/front/render-context.ts'
import * as t from './messages.gen.ts'
import css from './preview-bar.module.css'
import { PreviewIsland } from './preview-island.client.tsx'

/**
 * Says that the page shows a draft, and leads back to the site as visitors see it (spec:routes.preview-exit). In the
 * admin's frame the page follows what is saved there.
 */
export function PreviewBar() {
  if (!renderContext()?.draft) return null
  return (
    <aside className={css.bar} aria-label={t.preview()}>
      {t.youAreLookingAtADraft()} <a href="/preview/exit">{t.leaveThePreview()}</a>
      <PreviewIsland />
    </aside>
  )
}
