import type { CSSProperties } from 'react'
import type { OutboxRow } from '#cms/outbox/outbox-lists.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import type { RenderedMail } from '#outbox/messages.ts'
import { kindLabel, recipientLabel, stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'

/** One mail as its guest got it, or would have; the guest's own link is left out of it. */
export function MessageView({
  message,
}: {
  message: OutboxRow & { rendered: RenderedMail | null }
}) {
  const { rendered, state, key } = message
  const facts = [
    [t.to(), recipientLabel(message)],
    [t.restaurant(), message.location],
    [t.created(), momentLabel(message.times.created)],
    [t.status(), stateLabel(message)],
  ]
  return (
    <>
      <p style={{ margin: 0 }}>
        <a href="/admin/outbox">{t.backToTheOutbox()}</a>
      </p>
      <h1>{rendered?.subject || kindLabel(message.kind)}</h1>
      <dl style={FACTS}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt style={MUTED}>{term}</dt>
            <dd style={{ margin: 0 }}>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'dead' || state === 'kept' ? <TryAgain letterKey={key} /> : null}
      {rendered ? <Mail rendered={rendered} /> : <p>{t.notWrittenYet()}</p>}
    </>
  )
}

function TryAgain({ letterKey }: { letterKey: string }) {
  const search = new URLSearchParams({ key: letterKey })
  return (
    <form method="post" action={`/admin/api/outbox/retry?${search}`}>
      <button
        type="submit"
        className="btn btn--style-primary btn--size-medium"
        style={{ margin: 0 }}
      >
        {t.tryAgain()}
      </button>
    </form>
  )
}

function Mail({ rendered }: { rendered: RenderedMail }) {
  // A text message.
  if (rendered.html === '') return <p style={{ whiteSpace: 'pre-wrap' }}>{rendered.text}</p>
  return (
    <>
      {/* Without any permission: nothing in a mail runs, loads or leads anywhere. */}
      <iframe title={t.theEmail()} sandbox="" srcDoc={rendered.html} style={FRAME} />
      <details>
        <summary>{t.asPlainText()}</summary>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{rendered.text}</pre>
      </details>
    </>
  )
}

// The admin's own tokens, so that its dark theme holds here, too.
const MUTED: CSSProperties = { color: 'var(--theme-elevation-650)' }
const FACTS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: 'calc(var(--base) * 0.3) var(--base)',
  margin: 0,
}
const FRAME: CSSProperties = {
  width: '100%',
  maxWidth: 680,
  height: 1000,
  border: '1px solid var(--theme-elevation-150)',
  background: '#fff',
}
