import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What is wrong with the page once it stands still, or with a part of it that is ours: each rule with
 * the element that breaks it.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ rules, within }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      // Parts that are drawn only when they come into view lie over each other until then, or not.
      const later = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) => getComputedStyle(one).contentVisibility === 'auto',
      )
      for (const one of later) one.style.contentVisibility = 'visible'
      const { violations } = await here.run(within ? { include: [[within]] } : document, {
        runOnly: rules,
        resultTypes: ['violations'],
      })
      for (const one of later) one.style.contentVisibility = ''
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
      )
    },
    { rules: RULES, within },
  )
}

/** Brings what a change of the page set in motion, such as a colour, to its end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { activeViewTransition: turn } = document as Document & {
      activeViewTransition?: ViewTransition | null
    }
    turn?.skipTransition()
    await turn?.finished
    // Not waited for: what is in a part of the page that is not drawn (`content-visibility`) stands still.
    for (const one of document.getAnimations()) {
      if (one instanceof CSSTransition) one.finish()
      const { effect } = one
      if (!(one instanceof CSSAnimation && effect instanceof KeyframeEffect)) continue
      if (effect.pseudoElement || !(one.timeline instanceof DocumentTimeline)) continue
      const frames = effect.getKeyframes()
      if (frames.at(-1)?.opacity === '0') {
        // What fades out again is looked at as it stands for most of its time.
        one.pause()
        one.currentTime = Number(effect.getTiming().duration) / 2
      } else if (frames[0]?.opacity === '0') {
        // What fades in is looked at once it is there.
        one.finish()
      }
    }
    await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}
