import { yearDateLabel } from '#lib/time/time-labels.ts'
import type { AddressTotal } from '#storage/address-counts.ts'
import board from '../board/board.module.css'
import styles from './broken-links.module.css'
import * as t from './messages.gen.ts'

/** Addresses of the first look; the rest is one link away. */
const FIRST = 50

type MissingAddressesProps = { addresses: readonly AddressTotal[]; showAll: boolean }

/** Addresses that nothing is at, those asked for most first, each with the way to a redirect from it. */
export function MissingAddresses({ addresses, showAll }: MissingAddressesProps) {
  if (addresses.length === 0) return <p>{t.nothingMissing()}</p>
  const shown = showAll ? addresses : addresses.slice(0, FIRST)
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ address, recent, lastDay }) => (
          <li key={address} className={styles.row}>
            <p className={styles.address}>{address}</p>
            <p className={styles.soft}>
              {t.askedFor({ count: recent, day: yearDateLabel(lastDay) })}
            </p>
            <a
              className={board.button}
              href={`/admin/collections/redirects/create?${new URLSearchParams({ from: address })}`}
              aria-label={t.redirectFrom({ address })}
            >
              {t.makeRedirect()}
            </a>
          </li>
        ))}
      </ul>
      {shown.length < addresses.length ? (
        <p>
          <a href="/admin/broken-links?all=1">{t.showAll({ count: addresses.length })}</a>
        </p>
      ) : null}
    </>
  )
}
