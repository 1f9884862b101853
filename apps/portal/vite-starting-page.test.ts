import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withStartingPage } from './vite-starting-page.ts'

test('[SN-04] the page shows the mark before any script, in the place of the portal', async () => {
  const html = withStartingPage(await readFile(join(import.meta.dirname, 'index.html'), 'utf8'))
  expect(html).toMatch(
    /<div id="root"><div class="starting"><div class="starting-mark"><svg .*<\/svg><\/div>/,
  )
})

test('a page without that place is an error', () => {
  expect(() => withStartingPage('<main></main>')).toThrow('has no')
})
