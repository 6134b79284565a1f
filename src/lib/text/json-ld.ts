/** One thing of schema.org as it stands in a page. */
export type JsonLdNode = { '@type': string; mainEntity?: readonly unknown[] } & Record<
  string,
  unknown
>

/**
 * Merges the JSON-LD of a page's parts to one node for each type: search engines want one FAQPage of a page.
 * Main entities of a type are concatenated; otherwise the first node wins.
 */
export function mergeNodes(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  const byType = new Map<string, JsonLdNode>()
  for (const node of nodes) {
    const first = byType.get(node['@type'])
    const mainEntity = [...(first?.mainEntity ?? []), ...(node.mainEntity ?? [])]
    const entities = mainEntity.length > 0 ? { mainEntity } : {}
    byType.set(node['@type'], { ...node, ...first, ...entities })
  }
  return [...byType.values()]
}
