import type { PayloadRequest } from 'payload'
import type { BackupState } from '#cms/backups/read-backups.ts'
import { readFactors } from '#cms/second-factor/factors.ts'
import { arePasskeysPossible } from '#cms/second-factor/passkeys.ts'
import { KEPT_OF_ADMINISTRATORS } from '#lib/system/backup-record.ts'
import { sizeLabel } from '#lib/system/size-label.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { BackupRun } from './backup-run.client.tsx'
import styles from './backups.module.css'
import { Download, type Ways } from './download.client.tsx'
import * as t from './messages.gen.ts'

type Props = {
  req: PayloadRequest
  state: BackupState
  /** Name of the bucket that holds media and resumes, which are then not in backups; null where the disk holds them. */
  bucket: string | null
  timeZone: string
}

/** The backups of the site, to be made and downloaded by whoever reads the page. */
export async function Backups({ req, state, bucket, timeZone }: Props) {
  const { isPossible, isUnderWay, run, backups } = state
  const factors = await readFactors(req.payload, Number(req.user?.id))
  const ways: Ways = {
    app: factors.app !== null,
    passkey: factors.passkeys.length > 0 && arePasskeysPossible(),
  }
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
              {isThere ? <Download {...{ id, moment, ways }} /> : null}
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
