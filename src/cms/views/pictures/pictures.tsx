import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { findPictures, readTags } from '#cms/picture-library/find-pictures.ts'
import { type PictureQuery, pictureQuery } from '#cms/picture-library/picture-query.ts'
import board from '../board/board.module.css'
import { StaffView } from '../staff-view.tsx'
import { FilterForm } from './filter-form.tsx'
import { libraryHref } from './labels.ts'
import { LibraryGrid } from './library-grid.client.tsx'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'

/** The picture library: what is found by words, tag, kind and what it lacks, 60 a page. */
export async function Pictures(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const asked = pictureQuery.safeParse(props.searchParams ?? {})
  const query: PictureQuery = asked.success ? asked.data : {}
  const [found, tags] = await Promise.all([findPictures(req.payload, query), readTags(req.payload)])
  const { pictures, total, page, pages } = found
  return (
    <StaffView {...props} wide>
      <main className={`gutter--left gutter--right ${board.board}`}>
        <header className={styles.header}>
          <div className={board.title}>
            <h1>{t.pictures()}</h1>
            <p>{t.intro()}</p>
          </div>
          <a className={board.primary} href="/admin/collections/media/create">
            {t.upload()}
          </a>
        </header>
        <FilterForm query={query} tags={tags} />
        {asked.success ? null : (
          <p role="alert" className={board.fault}>
            {t.notUnderstood()}
          </p>
        )}
        <p>{pages > 1 ? t.foundPage({ count: total, page, pages }) : t.found({ count: total })}</p>
        {pictures.length === 0 ? (
          <p>{t.nothingFound()}</p>
        ) : (
          <LibraryGrid key={libraryHref({ ...query, page })} first={pictures} tags={tags} />
        )}
        {pages > 1 ? (
          <nav className={board.acts} aria-label={t.pages()}>
            {page > 1 ? (
              <a className={board.button} href={libraryHref({ ...query, page: page - 1 })}>
                {t.previous()}
              </a>
            ) : null}
            {page < pages ? (
              <a className={board.button} href={libraryHref({ ...query, page: page + 1 })}>
                {t.next()}
              </a>
            ) : null}
          </nav>
        ) : null}
      </main>
    </StaffView>
  )
}
