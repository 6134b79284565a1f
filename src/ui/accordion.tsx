import type { ReactNode } from 'react'
import css from './accordion.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'

type AccordionProps = {
  /** One name per group: the browser keeps one of them open. Unique on the page. */
  name: string
  items: { id: string; title: ReactNode; content: ReactNode }[]
  /** Index of the item that is open at first; none when absent. */
  open?: number
}

/** Questions that open one at a time, in the browser's own elements and without a script. */
export function Accordion({ name, items, open }: AccordionProps) {
  return (
    <div className={css.accordion}>
      {items.map((item, index) => (
        <details key={item.id} name={name} open={index === open} className={css.item}>
          <summary className={css.summary}>
            <span className={css.title}>{item.title}</span>
            <Icon path={icons.plus} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
