// What next-env.d.ts says too, which Next writes only when it builds: types are checked before.
/// <reference types="next" />
/// <reference types="next/image-types/global" />

/** A font's address, as the build names it. */
declare module '*.woff2?url' {
  const href: string
  export default href
}
