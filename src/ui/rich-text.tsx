import type { ReactNode } from 'react'
import type { RichNode, RichText as RichTextData } from '#lib/text/rich-text.ts'
import { classNames } from './class-names.ts'
import { ContentLink } from './link.tsx'
import { Media } from './media.tsx'
import css from './rich-text.module.css'

type RichTextProps = {
  value: RichTextData | null | undefined
  /** Levels to lower the editor's headings by, so that the page's outline stays in order. */
  headingOffset?: number
  className?: string
}

/** Formatted text as HTML, on the server only. Nodes it does not know are left out, their text kept. */
export function RichText({ value, headingOffset = 0, className }: RichTextProps) {
  if (!value) return null
  const children = nodes(value.root.children, headingOffset)
  return <div className={classNames(css.prose, className)}>{children}</div>
}

function nodes(list: RichNode[] | undefined, offset: number): ReactNode {
  // A published tree never changes order in place, so the index is a stable key.
  return list?.map((node, index) => <Node key={String(index)} node={node} offset={offset} />)
}

function Node({ node, offset }: { node: RichNode; offset: number }): ReactNode {
  const children = nodes(node.children, offset)
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'linebreak':
      return <br />
    case 'paragraph':
      return node.children?.length ? <p>{children}</p> : null
    case 'heading': {
      const Heading = headingTag(node.tag, offset)
      return <Heading>{children}</Heading>
    }
    case 'quote':
      return <blockquote>{children}</blockquote>
    case 'list':
      if (node.listType === 'number') return <ol start={node.start}>{children}</ol>
      return <ul>{children}</ul>
    case 'listitem':
      return <li>{children}</li>
    case 'horizontalrule':
      return <hr />
    case 'link':
    case 'autolink':
      return node.link ? <ContentLink link={node.link}>{children}</ContentLink> : children
    case 'upload':
      if (!node.picture) return null
      return <Media picture={node.picture} sizes="(width < 768px) 100vw, 44rem" />
    default:
      return children
  }
}

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

function headingTag(tag: string | undefined, offset: number): HeadingTag {
  const level = Number(tag?.slice(1)) || 2
  return `h${Math.min(6, Math.max(2, level + offset))}` as HeadingTag
}

const MARKS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

function marked(node: RichNode): ReactNode {
  const format = typeof node.format === 'number' ? node.format : 0
  let text: ReactNode = node.text ?? ''
  for (const [bit, Mark] of MARKS) if (format & bit) text = <Mark>{text}</Mark>
  return text
}
