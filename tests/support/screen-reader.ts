import type { CDPSession, Page } from 'playwright-core'

type Property = { name: string; value: { value?: unknown } }
type Node = {
  role?: { value?: string }
  name?: { value?: string }
  value?: { value?: unknown }
  description?: { value?: string }
  properties?: Property[]
}

/** States that are said of an element, by their names in the accessibility tree. */
const STATES: Record<string, (value: unknown) => string | null> = {
  required: (value) => (value ? 'required' : null),
  invalid: (value) => (value === 'true' ? 'invalid' : null),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  disabled: (value) => (value ? 'unavailable' : null),
}

/**
 * Reads the accessibility tree as a screen reader does: what it says of the element that has the focus,
 * `role, name, states, value, description`.
 */
export async function screenReader(page: Page): Promise<() => Promise<string>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    })
    const { objectId = '' } = result
    const tree = await session.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    })
    return wordsOf((tree.nodes as Node[])[0] ?? {})
  }
}

function wordsOf({ role, name, value, description, properties = [] }: Node): string {
  const states = properties.flatMap((one) => STATES[one.name]?.(one.value.value) ?? [])
  const words = [role?.value, name?.value, ...states, value?.value, description?.value]
  return words.filter((word) => word !== undefined && word !== '').join(', ')
}
