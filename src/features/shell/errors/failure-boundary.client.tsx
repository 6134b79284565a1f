'use client'

import { Component, type ReactNode } from 'react'
import { reloadPageOnce } from './chunk-reload.ts'
import css from './error-page.module.css'
import { Failure } from './failure.client.tsx'

type State = { failure: { error: unknown } | null }

/**
 * Keeps a failure beside the page (a panel whose script cannot be loaded) from taking the whole
 * document with it: one reload for a missing chunk, then the error page over everything (spec:routes.chunk-reload).
 */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    reloadPageOnce(error)
  }

  override render() {
    if (!this.state.failure) return this.props.children
    return (
      <div className={css.over} role="alert">
        <Failure error={this.state.failure.error} />
      </div>
    )
  }
}
