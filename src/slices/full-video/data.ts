import { mayEmbed } from '#data/site/csp-sources.ts'
import { playerUrl } from '#slices/full-video/player-url.ts'
import type { FullVideo } from './schema.ts'

export type FullVideoData = {
  /** Address of the player; null where the link is not of the web. */
  player: string | null
  /** The settings let its site be framed; elsewhere the film is a link. */
  embeddable: boolean
}

/** The player of the film, and whether it may be shown here. */
export async function load({ link }: FullVideo): Promise<FullVideoData> {
  const player = link.external && link.href ? playerUrl(link.href) : null
  return { player, embeddable: player !== null && (await mayEmbed(player)) }
}
