import { hasGap } from '../../content/gaps.ts'
import { type InitialContent, step } from '../load.ts'
import { resolveAuthored } from '../resolve.ts'
import type { ContentStore } from '../store.ts'
import { starterGlobals, starterSettings } from './globals.ts'
import { starterMarks } from './marks.ts'
import { type StarterPage, starterPages } from './pages.ts'

/** A site to begin with: pages in plain words, those with gaps as drafts, the usual marks of a menu, and no restaurant. */
export const starter: InitialContent & { settings: typeof starterSettings } = {
  states: { begun: 'starting', done: 'foreign' },
  settings: starterSettings,
  steps: (store) => [
    step('Pages', starterPages, ({ uid, title, type }) =>
      store.outline('pages', uid, { title, type }),
    ),
    step('Their words', starterPages, (page) => fill(store, page)),
    step('Header, footer and settings', Object.entries(starterGlobals), ([slug, input]) =>
      store.fillGlobal(slug, () => input(store.ids)),
    ),
    step('Menu marks', starterMarks, (mark) =>
      store.ensure('menu-tags', mark.uid, () => ({ ...mark })),
    ),
  ],
}

async function fill(store: ContentStore, { uid, title, type, slices }: StarterPage) {
  const values = { title, type, slices: resolveAuthored(slices, store.ids) }
  if (hasGap(slices)) await store.fillDraft('pages', uid, values)
  else await store.publish('pages', uid, () => values)
}
