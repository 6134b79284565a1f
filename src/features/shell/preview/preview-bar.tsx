import { renderContext } from '#lib/front/render-context.ts'
import css from './preview-bar.module.css'
import { PreviewIsland } from './preview-island.client.tsx'

/**
 * Says that the page shows a draft, and leads back to the site as visitors see it (spec:routes.preview-exit). In the
 * admin's frame the page follows what is saved there.
 */
export function PreviewBar() {
  if (!renderContext()?.draft) return null
  return (
    <aside className={css.bar} aria-label="Preview">
      You are looking at a draft. <a href="/preview/exit">Leave the preview</a>
      <PreviewIsland />
    </aside>
  )
}
