import styles from './backups.module.css'
import { Download, type Ways } from './download.client.tsx'
import * as t from './messages.gen.ts'

/** Downloads everything that the group owns, in open formats. */
export function TakeEverything({ ways }: { ways: Ways }) {
  return (
    <section aria-labelledby="take-everything" className={styles.backups}>
      <h2 id="take-everything">{t.takeEverything()}</h2>
      <p>{t.everythingIs()}</p>
      <Download
        text={t.downloadEverything()}
        permit={{ path: 'exports/permit' }}
        begun={t.exportHasBegun()}
        ways={ways}
      />
    </section>
  )
}
