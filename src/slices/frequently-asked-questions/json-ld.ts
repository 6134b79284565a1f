import type { JsonLdNode } from '#lib/text/json-ld.ts'
import { plainText } from '#lib/text/rich-text.ts'
import type { FrequentlyAskedQuestions } from './schema.ts'

/** The questions as schema.org's FAQPage. */
export function jsonLd({ items }: FrequentlyAskedQuestions): JsonLdNode {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.q,
      acceptedAnswer: { '@type': 'Answer', text: plainText(item.a) },
    })),
  }
}
