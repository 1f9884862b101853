import type { PlayerStartWire } from '@fathom/contract/training/content'

type Start = Pick<PlayerStartWire, 'launch' | 'standard'>

/**
 * A lesson follows the device by itself. Where the reader has chosen otherwise in the portal, its address says so, for
 * lessons that listen; what stands in an address of cmi5 is laid down by its standard.
 */
export function inTheme<S extends Start>(start: S, theme: string | undefined): S {
  if (!theme || start.standard === 'cmi5') return start
  const [path = '', ...fragment] = start.launch.split('#')
  const address = `${path}${path.includes('?') ? '&' : '?'}theme=${theme}`
  return { ...start, launch: [address, ...fragment].join('#') }
}
