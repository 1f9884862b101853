import type { PlayerStartWire } from '@fathom/contract/training/content'

type Start = Pick<PlayerStartWire, 'launch' | 'standard'>

/**
 * Lessons follow the device theme by default. If the user chose another theme in the portal, the URL passes
 * it to lessons that support it; cmi5 URLs stay unchanged because the standard defines them.
 */
export function inTheme<S extends Start>(start: S, theme: string | undefined): S {
  if (!theme || start.standard === 'cmi5') return start
  const [path = '', ...fragment] = start.launch.split('#')
  const address = `${path}${path.includes('?') ? '&' : '?'}theme=${theme}`
  return { ...start, launch: [address, ...fragment].join('#') }
}
