import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import leanIcon from './lean-icon.ts'

test('an icon draws its lines in the text color and is hidden from screen readers', () => {
  const Plus = leanIcon({ size: 24, node: [['path', { key: 'a', ...{ d: 'M5 12h14' } }]] })
  expect(renderToStaticMarkup(createElement(Plus, { className: 'icon' }))).toBe(
    '<svg fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" viewBox="0 0 24 24" class="icon"><path d="M5 12h14"></path></svg>',
  )
})
