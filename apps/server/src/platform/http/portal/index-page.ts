import type { PublicConfigWire } from '@fathom/contract/shared'

const HEAD = '<head>'

/**
 * Puts the public configuration at the beginning of the page's head, before the first script. It's data, not script,
 * so a strict policy allows it.
 */
export function withPublicConfig(html: string, config: PublicConfigWire): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="fathom-config">${json}</script>`
  const at = html.indexOf(HEAD) + HEAD.length
  if (at < HEAD.length) throw new Error('The portal’s index.html has no <head>')
  return `${html.slice(0, at)}${element}${html.slice(at)}`
}
