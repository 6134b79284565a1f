import type { DeferredSheet } from './inline-styles.ts'

/** How long the scripts wait at most for the first picture, ms. */
export const MAX_DEFER_MS = 3000

/**
 * Defers a page's scripts until its first picture is shown (decision 18). Next's script elements are
 * replaced by one inline script, in the place of the last of them, which adds the same scripts to the head
 * once the picture (`fetchpriority=high`) is painted or has failed, or once the page is painted if it has no
 * such picture, with its fonts in either case; at the latest after `MAX_DEFER_MS`, and at the first press of a key or pointer. `sheets` are
 * the style sheets that were inlined (`inline-styles.ts`); they are added then, too, and come before the
 * scripts; those of which the page has all rules are added for React only, disabled. Scripts that Next only preloads, the islands of this page (decision 22), are added in the same
 * way. `html` is a page as Next rendered it with `nonce`; only elements with the nonce are taken.
 */
export function deferScripts(
  html: string,
  nonce: string,
  sheets: readonly DeferredSheet[] = [],
): string {
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
  return `${before}<script ${nonceAttribute}>(${LOADER})(${sources},${JSON.stringify(sheets)},${MAX_DEFER_MS})</script>${after}`
}

// `async` also sets the attribute, by which React and Turbopack find a script that is already there. Scripts
// are fetched together with the style sheets, and run after them: an island never stands without its styles.
const LOADER = `(sources,sheets,longest)=>{
  let touches=["pointerdown","keydown"],
  picture=document.querySelector("img[fetchpriority=high]"),
  add=(tag,properties)=>{
    let element=Object.assign(document.createElement(tag),properties);
    document.head.append(element);
    return element
  },
  style=([href,precedence,disabled])=>new Promise(done=>{
    add("link",{rel:"stylesheet",href,disabled,onload:done,onerror:done}).dataset.precedence=precedence;
    disabled&&done()
  }),
  start=()=>{
    for(let touch of touches)removeEventListener(touch,start,true);
    let wanted=sources.splice(0),
    run=()=>{for(let src of wanted)add("script",{src,async:true})};
    if(!sheets[0])return run();
    Promise.all(sheets.splice(0).map(style)).then(run);
    for(let href of wanted)add("link",{rel:"preload",as:"script",fetchPriority:"low",href})
  },
  painted=()=>requestAnimationFrame(()=>requestAnimationFrame(start));
  for(let touch of touches)addEventListener(touch,start,true);
  setTimeout(start,longest);
  Promise.allSettled([picture?.decode(),document.fonts.ready]).then(painted)
}`.replace(/\n\s*/g, '')
