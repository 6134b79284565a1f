/**
 * A line drawing (`icon-paths.ts`), 1.25 em high, in the colour of the text. Decoration: the words beside it say
 * what it means.
 */
export function Icon({ path, size = '1.25em' }: { path: string; size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
