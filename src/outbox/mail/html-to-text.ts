const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** Plain text of a mail that `renderHtml` made, for callers that have only its HTML. */
export function htmlToText(mail: string): string {
  return mail
    .slice(Math.max(mail.indexOf('<div role="main"'), 0))
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2:\n$1\n')
    .replace(/<\/(?:p|h1|tr)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
    .concat('\n')
}
