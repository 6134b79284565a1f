import { useEffect, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import * as t from './messages.gen.ts'
import styles from './second-step.module.css'

type Props = {
  codes: readonly string[]
  email: string
  /** They were kept. */
  onKept(): void
}

/** Recovery codes, shown once: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, email, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = () => {
    const head = t.fileHead({ email, site: window.location.origin })
    return `${head}\n\n${codes.join('\n')}\n\n${t.fileFoot()}\n`
  }
  const download = () => {
    const url = URL.createObjectURL(new Blob([file()], { type: 'text/plain' }))
    const link = document.createElement('a')
    Object.assign(link, { href: url, download: `${t.fileName()}.txt` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <section className={styles.stack} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        {t.yourRecoveryCodes()}
      </h2>
      <p>{t.keepThem()}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`${styles.acts} ${styles.noprint}`}>
        <CopyButton text={codes.join('\n')} label={t.copy()} about={t.copyCodes()} />
        <button type="button" className={styles.button} onClick={download}>
          {t.download()}
        </button>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {t.print()}
        </button>
      </div>
      <button
        type="button"
        className={`${styles.primary} ${styles.wide} ${styles.noprint}`}
        onClick={onKept}
      >
        {t.haveKept()}
      </button>
    </section>
  )
}
