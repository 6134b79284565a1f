import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CATEGORIES, type Category, type Consent } from '#lib/cookies/consent.ts'
import type { RichText as RichTextData } from '#lib/text/rich-text.ts'
import { Button } from '#ui/button.tsx'

import { RichText } from '#ui/rich-text.tsx'
import { refusesTracking } from '#ui/tracking.ts'
import css from './cookie-notice.module.css'
import { keepClearOfNotice } from './keep-clear.ts'
import * as t from './messages.gen.ts'

const WORDS: Record<Category, { name: () => string; what: () => string }> = {
  comfort: { name: t.accessibility, what: t.whatIsForAccessibility },
  statistics: { name: t.statistics, what: t.whatIsForStatistics },
  embeds: { name: t.videosAndMaps, what: t.whatIsEmbedded },
}

type CookieNoticeProps = {
  text: RichTextData | null
  /** What there is to allow; nothing = the notice only informs. */
  offered: readonly Category[]
  /** What is allowed now; null where nothing was chosen yet. */
  consent: Consent | null
  /** Opened to change one's mind: with all choices, and the focus. */
  settings: boolean
  onChoose: (consent: Category[]) => void
}

/**
 * The cookie notice (spec:shell.cookie-notice). Refusing takes what accepting takes: one press of the same
 * button.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const { text, offered, consent, settings, onChoose } = props
  const [open, setOpen] = useState(settings)
  const notice = useRef<HTMLElement>(null)
  const refused = offered.includes('statistics') && refusesTracking()
  const free = offered.filter((category) => category !== 'statistics' || !refused)
  useEffect(() => {
    if (settings) notice.current?.focus()
  }, [settings])
  useLayoutEffect(() => (notice.current ? keepClearOfNotice(notice.current) : undefined), [])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    onChoose(CATEGORIES.filter((category) => ticked.has(category)))
  }
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t.cookieNotice()}
      data-tone="paper"
      data-notice="cookies"
      className={css.notice}
    >
      <RichText value={text} className={css.text} />
      {refused ? <p className={css.privacy}>{t.statisticsStayOff()}</p> : null}
      <form onSubmit={save}>
        {open ? <Choices offered={offered} free={free} consent={consent} /> : null}
        <div className={css.buttons}>
          {offered.length > 0 ? (
            <Button kind="outlined" size="sm" onClick={() => onChoose([])}>
              {t.onlyNecessary()}
            </Button>
          ) : null}
          {open ? (
            <Button kind="outlined" size="sm" type="submit">
              {t.saveChoices()}
            </Button>
          ) : (
            <Button kind="outlined" size="sm" onClick={() => onChoose([...free])}>
              {t.ok()}
            </Button>
          )}
        </div>
      </form>
      {offered.length > 0 && !open ? (
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          {t.letMeChoose()}
        </button>
      ) : null}
    </section>
  )
}

type ChoicesProps = Pick<CookieNoticeProps, 'offered' | 'consent'> & { free: readonly Category[] }

function Choices({ offered, free, consent }: ChoicesProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [])
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{t.whatThisSiteMayUse()}</legend>
      <Choice name={t.necessary()} what={t.whatIsNecessary()} fixed on />
      {offered.map((category) => (
        <Choice
          key={category}
          id={category}
          ref={category === free[0] ? first : undefined}
          name={WORDS[category].name()}
          what={WORDS[category].what()}
          fixed={!free.includes(category)}
          on={free.includes(category) && (consent?.has(category) ?? false)}
        />
      ))}
    </fieldset>
  )
}

type ChoiceProps = {
  id?: Category
  name: string
  what: string
  /** Cannot be changed. */
  fixed?: boolean
  on: boolean
  ref?: React.Ref<HTMLInputElement>
}

function Choice({ id, name, what, fixed, on, ref }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input ref={ref} type="checkbox" name={id} defaultChecked={on} disabled={fixed} />
      <span>
        <span className={css.name}>{name}</span>
        {what}
      </span>
    </label>
  )
}
