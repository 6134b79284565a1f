/** How long the scripts wait at most for the first picture, ms. */
export const MAX_DEFER_MS = 3000

/**
 * Defers a page's scripts until its first picture is shown (decision 18). Next's script elements are
 * replaced by one inline script, in the place of the last of them, which adds the same scripts to the head
 * once the picture (`fetchpriority=high`) is painted or has failed, on a page without one once its first frame
 * is painted, at the first press of a key or pointer, or after `MAX_DEFER_MS`. Scripts that Next only preloads, the
 * islands of this page (decision 22), are added in the same way. `html` is a page as Next rendered it with
 * `nonce`; only elements with the nonce are taken.
 */
export function deferScripts(html: string, nonce: string): string {
  const nonceAttribute = `nonce="${nonce}"`
  const script = new RegExp(
    `<script src="(/_next/static/[^"]+)"(?: async="" ${nonceAttribute}| ${nonceAttribute} async="")></script>`,
    'g',
  )
  const preload = new RegExp(
    `<link rel="preload"(?=[^<>]* as="script")(?=[^<>]* ${nonceAttribute})[^<>]* href="(/_next/static/[^"]+)"[^<>]*/>`,
    'g',
  )
  const scripts = [...html.matchAll(script)]
  const last = scripts.at(-1)
  if (!last) return html
  const head = html.slice(0, last.index)
  const named = [...scripts, ...head.matchAll(preload)].map(([, source]) => source)
  const sources = JSON.stringify([...new Set(named)])
  const before = head.replace(preload, '').replace(script, '')
  const after = html.slice(last.index + last[0].length)
  return `${before}<script ${nonceAttribute}>(${LOADER})(${sources},${MAX_DEFER_MS})</script>${after}`
}

// `async` also sets the attribute, by which React and Turbopack find a script that is already there.
const LOADER = `(sources,longest)=>{
  let touches=["pointerdown","keydown"],
  picture=document.querySelector("img[fetchpriority=high]"),
  start=()=>{
    for(let touch of touches)removeEventListener(touch,start,true);
    for(let source of sources.splice(0)){
      let script=document.createElement("script");
      script.src=source;
      script.async=true;
      document.head.append(script)
    }
  },
  painted=()=>requestAnimationFrame(()=>requestAnimationFrame(start));
  for(let touch of touches)addEventListener(touch,start,true);
  setTimeout(start,longest);
  picture?picture.decode().then(painted,painted):painted()
}`.replace(/\n\s*/g, '')
