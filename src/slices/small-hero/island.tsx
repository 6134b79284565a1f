'use client'

import { useVisitor } from '#features/shell/visitor/visitor-store.client.ts'

/** The browsing location's name (spec:shell.header-location). Its line is kept free until it is known. */
export function CurrentLocationLabel({ className }: { className?: string }) {
  const { browsing } = useVisitor()
  return <p className={className}>{browsing?.title ?? '\u00a0'}</p>
}
