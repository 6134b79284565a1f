/** An email address in words: where a line is too short for it, it breaks before the @ first. */
export function EmailText({ address }: { address: string }) {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
