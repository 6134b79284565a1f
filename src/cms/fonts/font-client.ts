import type { FontRole } from '#lib/look/own-font.ts'
import { IsolationError, runIsolated } from '#lib/process/isolated-process.ts'
import { type Result, refuse } from '#lib/result.ts'
import type { FontCall } from './font-process.ts'
import { LONGEST_MS, MOST_FONT_BYTES } from './limits.ts'
import type { FontFault, TakenFont } from './take-font.ts'

export type FontRefusal = FontFault | 'too_large' | 'font_too_costly'

/**
 * Reads an uploaded font and cuts it for pages, in a process of its own without variables of the site: a file that
 * takes too much time or memory ends that process (`font_too_costly`).
 */
export async function readFont(
  bytes: Uint8Array,
  role: FontRole,
  { longestMs = LONGEST_MS } = {},
): Promise<Result<TakenFont, FontRefusal>> {
  if (bytes.length > MOST_FONT_BYTES) return refuse('too_large')
  try {
    const answer = await runIsolated<FontCall>({
      ...{ name: 'fonts', script: 'src/cms/fonts/font-process.ts', longestMs, isOnce: true },
      call: () => ({ bytes, role }),
    })
    return answer as Result<TakenFont, FontFault>
  } catch (error) {
    if (!(error instanceof IsolationError)) throw error
    return error.fault === 'ended'
      ? refuse('broken_font', { reason: error.message })
      : refuse('font_too_costly', { reason: error.message })
  }
}
