import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { logTimeZone } from '#cms/audit-log/read-audit-log.ts'
import { versionAuthors } from '#cms/audit-log/version-authors.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { ListTable } from '../lists/list-table.tsx'
import styles from './audit-log.module.css'
import { authorName } from './author-text.ts'
import * as t from './messages.gen.ts'

type Version = {
  id: number | string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null }
}

/** The versions of a document, newest first: when each was saved, by whom, and whether it is published. */
export async function VersionList({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID: id, req } = initPageResult
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const subject = collectionConfig ? `collections/${slug}/${id}` : `globals/${slug}`
  const versions = await readVersions(req, slug, collectionConfig ? id : undefined)
  const authors = await versionAuthors(
    req.payload,
    subject,
    versions.map((one) => one.id),
  )
  const published = versions.find(({ version }) => version._status === 'published')
  const label = collectionConfig?.labels?.plural ?? globalConfig?.label
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig
          ? { collectionSlug: collectionConfig.slug }
          : { globalSlug: slug as GlobalSlug })}
        id={id}
        pluralLabel={label as never}
        useAsTitle={collectionConfig?.admin?.useAsTitle ?? slug}
        view={req.i18n.t('version:versions')}
      />
      <main className={styles.versions}>
        <Gutter>
          <ListTable
            columns={[t.saved(), t.savedByHead(), t.state()]}
            rows={versions.map((one) => ({
              key: one.id,
              cells: [
                <a key="version" href={`/admin/${subject}/versions/${one.id}`}>
                  {momentLabel(localOf(Date.parse(one.updatedAt), logTimeZone(req)).slice(0, 16))}
                </a>,
                authorName(authors.get(Number(one.id))),
                stateText(one, one === published),
              ],
            }))}
          />
        </Gutter>
      </main>
    </>
  )
}

async function readVersions(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
): Promise<Version[]> {
  const options = {
    ...{ depth: 0, limit: 100, sort: '-updatedAt', overrideAccess: false, user: req.user, req },
    select: { autosave: true, updatedAt: true, version: { _status: true } } as never,
  }
  const found =
    id === undefined
      ? await req.payload.findGlobalVersions({ slug: slug as 'header', ...options })
      : await req.payload.findVersions({
          collection: slug as 'pages',
          where: { parent: { equals: id } },
          ...options,
        })
  return found.docs as unknown as Version[]
}

function stateText({ version, autosave }: Version, isNewest: boolean): string {
  if (version._status === 'published') return isNewest ? t.newestPublished() : t.publishedBefore()
  return autosave ? t.autosaved() : t.draft()
}
