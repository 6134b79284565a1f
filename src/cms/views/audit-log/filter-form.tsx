import type { PayloadRequest } from 'payload'
import { kindText } from '#cms/audit-log/describe-changes.ts'
import type { AuditLogQuery } from '#cms/audit-log/log-query.ts'
import board from '../board/board.module.css'
import styles from './audit-log.module.css'
import { actChoices, logHref } from './labels.ts'
import * as t from './messages.gen.ts'
import type { Choice } from './read-choices.ts'

type FilterFormProps = {
  req: PayloadRequest
  query: Omit<AuditLogQuery, 'after'>
  choices: { people: Choice[]; locations: Choice[] }
}

/** The filters of the log, as a form that works without scripts; filtering by document begins at its page. */
export function FilterForm({ req, query, choices }: FilterFormProps) {
  const { document, text } = query
  const isInUse = Object.values(query).some((value) => value !== undefined)
  return (
    <>
      {document ? <DocumentNotice req={req} document={document} /> : null}
      <details className={styles.filter} open={isInUse}>
        <summary>{isInUse ? t.filterOn() : t.filter()}</summary>
        <form action="/admin/audit-log" className={styles.form} aria-label={t.find()}>
          {document ? <input type="hidden" name="document" value={document} /> : null}
          <label>
            <span className={board.label}>{t.words()}</span>
            <input
              className={board.input}
              type="search"
              name="text"
              maxLength={100}
              defaultValue={text}
            />
          </label>
          <Who query={query} people={choices.people} />
          <Acts query={query} />
          <label>
            <span className={board.label}>{t.restaurant()}</span>
            <select name="location" className={board.input} defaultValue={query.location ?? ''}>
              <option value="">{t.allRestaurants()}</option>
              {choices.locations.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {(['from', 'to'] as const).map((name) => (
            <label key={name}>
              <span className={board.label}>{name === 'from' ? t.from() : t.to()}</span>
              <input type="date" name={name} className={board.input} defaultValue={query[name]} />
            </label>
          ))}
          <div className={styles.buttons}>
            <button type="submit" className={board.primary}>
              {t.show()}
            </button>
            {isInUse ? (
              <a className={board.button} href="/admin/audit-log">
                {t.clear()}
              </a>
            ) : null}
          </div>
        </form>
      </details>
    </>
  )
}

function DocumentNotice({ req, document }: { req: PayloadRequest; document: string }) {
  const what = document.startsWith('bookings/') ? t.thisDocument() : kindText(req, document)
  return (
    <p className={styles.notice}>
      {t.onlyDocument({ what })} <a href={logHref({})}>{t.wholeLog()}</a>
    </p>
  )
}

function Who({ query, people }: { query: FilterFormProps['query']; people: Choice[] }) {
  return (
    <label>
      <span className={board.label}>{t.who()}</span>
      <select name="who" className={board.input} defaultValue={query.who ?? ''}>
        <option value="">{t.anybody()}</option>
        {people.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="system">{t.theSystem()}</option>
        <option value="command_line">{t.commandLine()}</option>
        <option value="nobody">{t.notSignedIn()}</option>
      </select>
    </label>
  )
}

function Acts({ query }: { query: FilterFormProps['query'] }) {
  return (
    <label>
      <span className={board.label}>{t.act()}</span>
      <select name="act" className={board.input} defaultValue={query.act ?? ''}>
        <option value="">{t.anything()}</option>
        {actChoices().map(({ group, label, acts }) => (
          <optgroup key={group} label={label}>
            <option value={group}>{t.allOf({ group: label })}</option>
            {acts.map((one) => (
              <option key={one.act} value={one.act}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
