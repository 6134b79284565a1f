'use client'

import { useRef } from 'react'
import type { ReplyTemplate } from '#cms/submissions/standard-templates.ts'
import shared from '../board/board.module.css'
import { Board } from './board.tsx'
import { Detail } from './detail.tsx'
import { Filters } from './filters-form.tsx'
import { List } from './list.tsx'
import * as t from './messages.gen.ts'
import type { KeyedDraft } from './reply-draft.ts'
import styles from './submissions.module.css'
import { type FirstShown, useSubmissions } from './use-submissions.ts'

type SubmissionsPageProps = {
  first: FirstShown
  templates: ReplyTemplate[]
  locations: { id: number; title: string }[]
  mayEditTemplates: boolean
}

/** Applications or enquiries: found, moved and answered; on a phone one of list and detail at a time. */
export function SubmissionsPage(props: SubmissionsPageProps) {
  const { first, templates, locations, mayEditTemplates } = props
  const all = useSubmissions(first)
  const { look, detail, opened, gone, isLost, said } = all
  // What is being written stays while somebody looks at another one.
  const drafts = useRef(new Map<number, KeyedDraft>())
  return (
    <main className={`gutter--left gutter--right ${shared.board} ${styles.page}`}>
      <div className={styles.found} data-opened={opened !== null || undefined}>
        <Filters all={all} locations={locations} />
        {isLost ? <p className={shared.trouble}>{t.notCurrent()}</p> : null}
        {gone ? (
          <p role="alert" className={shared.fault}>
            {gone}
          </p>
        ) : null}
        {look.shown === 'board' ? <Board all={all} /> : <List all={all} />}
      </div>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
      {opened === null ? (
        look.shown === 'list' ? (
          <p className={styles.choose}>{t.chooseOne()}</p>
        ) : null
      ) : detail ? (
        <Detail
          key={detail.id}
          {...{ all, detail, mayEditTemplates, drafts: drafts.current }}
          templates={templates.filter(({ kind }) => kind === detail.kind)}
        />
      ) : (
        <p className={styles.choose}>{t.loading()}</p>
      )}
    </main>
  )
}
