import type { Locator, Page } from 'playwright-core'

/** The row of a guest on the board of the day. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** The state of a guest's visit on the board, where it has this word. */
export const state = (page: Page, name: string, word: string): Locator =>
  row(page, name).locator('span[data-state]').filter({ hasText: word })

/** A button of a guest's row. */
export const button = (page: Page, label: string, name: string): Locator =>
  page.getByRole('button', { name: `${label}: ${name}`, exact: true })
