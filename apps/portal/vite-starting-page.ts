import { mark } from '@fathom/look/mark.ts'
import type { Plugin } from 'vite'

const EMPTY = '<div id="root"></div>'

/** What stands on the page until the scripts have arrived: the mark of the starting page, at its place. */
export function withStartingPage(html: string): string {
  if (!html.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`)
  const starting = `<div class="starting"><div class="starting-mark">${mark()}</div></div>`
  return html.replace(EMPTY, `<div id="root">${starting}</div>`)
}

export const startingPage = (): Plugin => ({
  name: 'fathom-starting-page',
  transformIndexHtml: (html, { filename }) =>
    filename.endsWith('/index.html') ? withStartingPage(html) : html,
})
