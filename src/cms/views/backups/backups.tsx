import type { BackupState } from '#cms/backups/read-backups.ts'
import { KEPT_OF_ADMINISTRATORS } from '#lib/system/backup-record.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { BackupRun } from './backup-run.client.tsx'
import styles from './backups.module.css'
import { Download, type Ways } from './download.client.tsx'
import * as t from './messages.gen.ts'

type Props = {
  state: BackupState
  /** Name of the bucket that holds media and resumes, which are then not in backups; null where the disk holds them. */
  bucket: string | null
  timeZone: string
  ways: Ways
}

/** The backups of the site, to be made and downloaded by whoever reads the page. */
export function Backups({ state, bucket, timeZone, ways }: Props) {
  const { isPossible, isUnderWay, run, backups } = state
  return (
    <section aria-labelledby="backups" className={styles.backups}>
      <h2 id="backups">{t.backups()}</h2>
      <p>
        {t.whatItIs()} {bucket === null ? null : t.notInIt({ bucket })}
      </p>
      {isPossible ? (
        <BackupRun {...{ isUnderWay, run }} />
      ) : (
        <p className={styles.notice}>{t.onlyCommand()}</p>
      )}
      {backups.length === 0 ? <p>{t.none()}</p> : null}
      <ul className={styles.list}>
        {backups.map(({ id, made, bytes, verified, by, file, isThere }) => {
          const moment = momentLabel(localOf(Date.parse(made), timeZone))
          const facts = [
            sizeLabel(bytes),
            verified ? t.tested() : t.notTested(),
            by === 'administrator' ? t.byAdministrator() : t.byCommand(),
            ...(isThere ? [] : [t.gone()]),
          ]
          return (
            <li key={id} className={styles.backup}>
              <div className={styles.facts}>
                <strong>{moment}</strong>
                <span>{facts.join(' · ')}</span>
                <span className={styles.file}>{file}</span>
              </div>
              {isThere ? (
                <Download
                  label={t.downloadOf({ moment })}
                  text={t.download()}
                  permit={{ path: 'backups/permit', body: { backup: id } }}
                  begun={t.hasBegun()}
                  ways={ways}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {isPossible ? (
        <p className={styles.soft}>{t.kept({ count: KEPT_OF_ADMINISTRATORS })}</p>
      ) : null}
    </section>
  )
}
