import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test('visitor input never becomes markup', () => {
  expect(html`<input value="${'"><script>'}">`.markup).toBe('<input value="&quot;&gt;&lt;script&gt;">')
})

test('pieces, lists and empty values are joined unchanged', () => {
  const items = ['a', 'b'].map((name) => html`<li>${name}</li>`)
  expect(html`<ul>${items}${undefined}${false}</ul>${trusted('<hr>')}${0}`.markup).toBe(
    '<ul><li>a</li><li>b</li></ul><hr>0',
  )
})
