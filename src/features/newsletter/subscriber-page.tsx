import type { SubscriberStatus } from '#data/forms/subscribers.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { FROM_PAGE_FIELD } from './from-page.ts'
import css from './subscriber-page.module.css'

type ReaderPageProps = {
  reader: SubscriberStatus
  /** They came by the link for unsubscribing. */
  leaving: boolean
  path: string
}

/** The page behind the links in a reader's mails: one question, one button. Needs no script. */
export function SubscriberPage({ reader: { email, state }, leaving, path }: ReaderPageProps) {
  const step = state === 'unsubscribed' ? 'gone' : leaving ? 'leave' : state
  const { title, text } = WORDS[step]
  return (
    <article className={css.reader}>
      <header>
        <Eyebrow>Newsletter</Eyebrow>
        <h1 className={css.title}>{title}</h1>
      </header>
      <p className={css.text}>
        {text} <span className={css.address}>{email}</span>.
      </p>
      {step === 'pending' ? (
        <form method="post" action={`${path}/confirm`}>
          <Button type="submit">Yes, sign me up</Button>
        </form>
      ) : null}
      {step === 'leave' || step === 'confirmed' ? (
        <form method="post" action={`${path}/unsubscribe`}>
          <input type="hidden" name={FROM_PAGE_FIELD} value="yes" />
          <Button type="submit" kind="outlined">
            Unsubscribe
          </Button>
        </form>
      ) : null}
      {step === 'gone' ? (
        <div>
          <LinkButton href="/" kind="outlined">
            Back to the restaurants
          </LinkButton>
        </div>
      ) : null}
    </article>
  )
}

const WORDS = {
  pending: {
    title: 'One more step',
    text: 'Would you like to hear from us when there is news? We will write to',
  },
  confirmed: {
    title: 'You are on our list',
    text: 'Thank you. We write only when there is news, to',
  },
  leave: {
    title: 'Would you like to unsubscribe?',
    text: 'One tap, and we will stop sending news to',
  },
  gone: {
    title: 'You are off our list',
    text: 'We will not send you any more news. You can sign up again at any time with',
  },
} as const
