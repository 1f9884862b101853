import type { PublicConfigWire } from '@fathom/contract/shared'

/**
 * Puts the public configuration into the page's head. It's data, not script, so a strict policy allows it.
 */
export function withPublicConfig(html: string, config: PublicConfigWire): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="fathom-config">${json}</script>`
  const head = html.indexOf('</head>')
  if (head < 0) throw new Error('The portal’s index.html has no </head>')
  return `${html.slice(0, head)}${element}${html.slice(head)}`
}
