/** The button of a table on the floor; null where it is not on the screen. */
export function tableButton(code: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-table="${CSS.escape(code)}"]`)
}
