import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFontFiles, lookStylesheet } from './files.ts'

test('every font of the stylesheet is a file that can be served at the given address', () => {
  const css = lookStylesheet('/accounts/look/')
  const requested = [...css.matchAll(/url\("\/accounts\/look\/([^"]+)"\)/g)].map(([, file]) => file)
  const files = listFontFiles()
  expect(requested).toHaveLength(7)
  for (const file of requested) expect(existsSync(files.get(file ?? '') ?? '')).toBe(true)
})

test('the stylesheet contains nothing that only a bundler could resolve', () => {
  expect(lookStylesheet('/fonts/')).not.toMatch(/@import|composes|@fontsource/)
})
