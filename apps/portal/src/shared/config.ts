import type { PublicConfigWire } from '@fathom/contract/shared'

export type PublicConfig = PublicConfigWire

/** The server writes its configuration into the page; without it no service can be found. */
export function readConfig(page: Document): PublicConfig {
  const text = page.getElementById('fathom-config')?.textContent
  if (!text) throw new Error('the page holds no configuration')
  return JSON.parse(text)
}
