const STYLE_ID = 'react-aria-pressable-style'

/**
 * React Aria would add a style element that our CSP forbids. It finds one with this id and skips that; the
 * rule itself is in `aria.module.css`.
 */
function keepStylesStrict(): void {
  if (document.getElementById(STYLE_ID)) return
  const placeholder = document.createElement('template')
  placeholder.id = STYLE_ID
  document.head.append(placeholder)
}

keepStylesStrict()
