import { formatPhone } from '#lib/text/phone.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import type { Restaurant } from '../api/info.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'

/** The way to a person: telephone and opening hours, wherever the form cannot help. */
export function Contact({ restaurant }: { restaurant: Restaurant }) {
  const { phoneNumber, hours } = restaurant
  if (!phoneNumber && hours.length === 0) return null
  return (
    <div className={css.contact}>
      {phoneNumber ? (
        <a className={css.phone} href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
          <Icon path={icons.phone} />
          <span>
            {t.callRestaurant({ restaurant: restaurant.title, phone: formatPhone(phoneNumber) })}
          </span>
        </a>
      ) : null}
      {hours.length > 0 ? (
        <dl className={css.hours}>
          {hours.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
