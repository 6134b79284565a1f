import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readBrand } from '#cms/content/brand.ts'
import * as t from './messages.gen.ts'
import styles from './words.module.css'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** Above the sentences: the group's short name, which stands in many of them, and where it is changed. */
export async function ShortName({ payload, user = null }: Props) {
  const { shortName } = await readBrand(payload)
  return (
    <section className={`field-type ${styles.name}`} aria-labelledby="short-name">
      <h2 id="short-name">{t.shortName()}</h2>
      <p>{t.shortNameSays({ shortName })}</p>
      {hasRole({ user }) ? (
        <a href="/admin/globals/settings#field-shortName">{t.changeShortName()}</a>
      ) : (
        <p>{t.administratorsChangeIt()}</p>
      )}
    </section>
  )
}
