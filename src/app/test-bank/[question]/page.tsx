import { notFound } from 'next/navigation'
import { setNotFoundStatus } from '#lib/front/render-context.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { testBank } from '#providers/payments/registry.ts'
import type { BankQuestionPage } from '#providers/payments/test-payments/bank.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import NotFound from '../not-found.tsx'
import css from '../test-bank.module.css'

type PageProps = { params: Promise<{ question: string }> }

/** The 3-D Secure question of a test card. Needs no script; opening it changes nothing. */
export default async function Page({ params }: PageProps) {
  const { question: name } = await params
  const question = await (await testBank())?.question(name)
  if (!question) {
    if (!setNotFoundStatus()) notFound()
    return <NotFound />
  }
  return (
    <article className={css.counter}>
      <header>
        <Eyebrow>Test bank</Eyebrow>
        <h1 className={css.title}>{question.answered ? 'Already answered' : 'Is this you?'}</h1>
      </header>
      <p>
        {question.answered ? 'This question has already been answered.' : whatIsAsked(question)}
      </p>
      {question.answered ? (
        <LinkButton href={question.returnUrl}>Back to the restaurant</LinkButton>
      ) : (
        <form method="post" action={`/test-bank/${name}/answer`} className={css.answers}>
          <Button type="submit" name="answer" value="complete">
            Complete
          </Button>
          <Button type="submit" name="answer" value="fail" kind="outlined">
            Fail
          </Button>
        </form>
      )}
      <p className={css.small}>
        This is a test, not a real bank. No card is charged and no money moves, whatever you choose.
      </p>
    </article>
  )
}

function whatIsAsked({ kind, money }: BankQuestionPage): string {
  const amount = moneyLabel(money)
  return kind === 'charge'
    ? `The restaurant wants to charge ${amount} to your test card. Here your bank would ask you to confirm it.`
    : `The restaurant wants to keep your test card on file and to charge up to ${amount} if you do not come. Here your bank would ask you to confirm it.`
}
