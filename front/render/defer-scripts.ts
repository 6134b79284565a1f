/** Milliseconds for which a picture that does not come may hold the scripts back. */
export const MAX_DEFER_MS = 3000

/**
 * Lets the first picture of a page come before its scripts (decision 18). Next's script elements
 * give way to one inline script, where the last of them stood, that puts the same ones into the
 * head once the picture is on the screen or has failed, the visitor has touched something, or
 * `LONGEST_HOLD_MS` are over; at once where no picture is marked as the first. What Next only asks to
 * be fetched early, the islands of this page (decision 22), follows as scripts of the same kind.
 * `html` is a whole page as Next wrote it, which marked what it wrote itself with the nonce.
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

// `async` is set as an attribute too: by it React and Turbopack find a script that is there.
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
  if(!picture)return start();
  for(let touch of touches)addEventListener(touch,start,true);
  setTimeout(start,longest);
  picture.decode().then(painted,painted)
}`.replace(/\n\s*/g, '')
