import type { ServerProps } from 'payload'
import { versionAuthors } from '#cms/audit-log/version-authors.ts'
import styles from './audit-log.module.css'
import { authorText } from './author-text.ts'

type VersionAuthorProps = Pick<Partial<ServerProps>, 'params' | 'payload' | 'user'>

/** Above a version: who saved it. */
export async function VersionAuthor({ params, payload, user }: VersionAuthorProps) {
  const segments = (params?.segments ?? []) as string[]
  const at = segments.indexOf('versions')
  const version = Number(segments[at + 1])
  if (!payload || !user || at < 0 || !Number.isInteger(version)) return null
  const subject = segments.slice(0, at).join('/')
  const authors = await versionAuthors(payload, subject, [version])
  return <p className={styles.author}>{authorText(authors.get(version))}</p>
}
