import type { SubscriberStatus } from '#data/forms/subscribers.ts'
import type { Words } from '#lib/words/words.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { FROM_PAGE_FIELD } from './from-page.ts'
import * as t from './messages.gen.ts'
import css from './subscriber-page.module.css'

type ReaderPageProps = {
  reader: SubscriberStatus
  /** They came by the link for unsubscribing. */
  leaving: boolean
  path: string
  words: Words
}

/** The page behind the links in a reader's mails: one question, one button. Needs no script. */
export function SubscriberPage({ reader, leaving, path, words }: ReaderPageProps) {
  const { email, state } = reader
  const step = state === 'unsubscribed' ? 'gone' : leaving ? 'leave' : state
  const { title, text } = SAYS[step]
  return (
    <article className={css.reader}>
      <header>
        <Eyebrow>{t.newsletter()}</Eyebrow>
        <h1 className={css.title}>{title(words)}</h1>
      </header>
      <p className={css.text}>
        {text({ email, address: (said) => <span className={css.address}>{said}</span> })}
      </p>
      {step === 'pending' ? (
        <form method="post" action={`${path}/confirm`}>
          <Button type="submit">{t.yesSignMeUp()}</Button>
        </form>
      ) : null}
      {step === 'leave' || step === 'confirmed' ? (
        <form method="post" action={`${path}/unsubscribe`}>
          <input type="hidden" name={FROM_PAGE_FIELD} value="yes" />
          <Button type="submit" kind="outlined">
            {t.unsubscribe()}
          </Button>
        </form>
      ) : null}
      {step === 'gone' ? (
        <div>
          <LinkButton href="/" kind="outlined">
            {t.backToTheRestaurants()}
          </LinkButton>
        </div>
      ) : null}
    </article>
  )
}

const SAYS = {
  pending: { title: t.oneMoreStep, text: t.wouldYouLikeNews },
  confirmed: { title: t.youAreOnOurList, text: t.weWriteOnlyNews },
  leave: { title: t.wouldYouLikeToUnsubscribe, text: t.weWillStopSending },
  gone: { title: t.youAreOffOurList, text: t.weSendNoMoreNews },
} as const
