import { randomUUID } from 'node:crypto'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readAllEdited } from '#cms/content/read-all-edited.ts'
import { readWithoutMenu } from '#cms/menu-editing/pasted/without-menu.ts'
import type { GroupMark } from '#lib/menu-text/menu-row.ts'
import board from '../board/board.module.css'
import { StaffView } from '../staff-view.tsx'
import { dishKey } from './edited-rows.ts'
import * as t from './messages.gen.ts'
import { PastedMenuForm } from './pasted-menu.client.tsx'
import styles from './pasted-menu.module.css'

/** Makes a menu of the text of one, for editors. */
export async function PastedMenu(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const [marks, places, dishes] = await Promise.all([
    readMarks(req),
    readWithoutMenu(req),
    readDishes(req),
  ])
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board} ${styles.page}`}>
        <h1>{t.heading()}</h1>
        <p>{t.intro()}</p>
        <PastedMenuForm {...{ marks, places, dishes }} menuKey={randomUUID()} />
      </main>
    </StaffView>
  )
}

async function readMarks({ payload }: PayloadRequest): Promise<GroupMark[]> {
  const { docs } = await payload.find({
    ...{ collection: 'menu-tags', depth: 0, pagination: false, sort: '_order' },
    select: { uid: true, title: true, abbreviation: true, kind: true },
  })
  return docs.map(({ id, uid, title, abbreviation, kind }) => ({
    id,
    uid,
    title,
    abbreviation,
    kind,
  }))
}

/** Ids of the group's dishes by `dishKey` of their names, those that guests see before drafts. */
async function readDishes({ payload }: PayloadRequest): Promise<Record<string, number>> {
  const { docs } = await readAllEdited(payload, 'menu-items', { select: { title: true }, depth: 0 })
  return Object.fromEntries(docs.toReversed().map(({ id, title }) => [dishKey(title), id]))
}
