import type { Page } from '@playwright/test'

/**
 * Visible or accessible text that the pseudo-locale didn't change: it puts every message in brackets, so
 * letters outside them never went through a catalog. Text with its own `lang` isn't ours to translate.
 */
export function unwrappedText(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const isWrapped = (text: string) =>
      !/\p{L}/u.test(text.replaceAll(/\[[^[\]]*\]/g, '')) || known.includes(text)
    const isSkipped = (element: Element | null) =>
      !element || element.closest('script, style, noscript, [lang]:not(html), [aria-hidden="true"]') !== null
    const found = new Set<string>()
    const look = (text: string | null, at: Element | null) => {
      const said = text?.trim() ?? ''
      if (said && !isSkipped(at) && !isWrapped(said)) found.add(said)
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) look(nodes.currentNode.nodeValue, nodes.currentNode.parentElement)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), element)
    return [...found]
  }, data)
}
