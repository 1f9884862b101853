import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@fathom/domain/translations'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from './plugin.ts'

let root: string
let chunks: Rolldown.OutputChunk[]

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'locales-'))
  for (const tag of LOCALES) {
    mkdirSync(join(root, tag))
    writeFileSync(join(root, tag, 'shell.json'), JSON.stringify({ 'shell.hello': `hello in ${tag}` }))
    writeFileSync(join(root, tag, 'logbook.json'), JSON.stringify({ 'logbook.dive': `dive in ${tag}` }))
  }
  writeFileSync(join(root, 'de-DE', 'logbook.json'), '{}')
  writeFileSync(
    join(root, 'entry.js'),
    `import { locales } from 'virtual:locales'\nglobalThis.words = locales`,
  )
  const output = await build({
    root,
    logLevel: 'silent',
    plugins: [locales({ folder: root })],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
})

afterAll(() => rmSync(root, { recursive: true }))

const holding = (text: string) => chunks.filter(({ code }) => code.includes(text))

test('[LA-04] each locale has its own chunk with only its texts', () => {
  const homes = LOCALES.map((tag) => holding(`hello in ${tag}`))
  for (const home of homes) expect(home).toHaveLength(1)
  expect(new Set(homes.flat().map(({ fileName }) => fileName)).size).toBe(28)
})

test('[LA-04] the first load contains no texts, and loads no locale by itself', () => {
  const [entry] = chunks.filter(({ isEntry }) => isEntry)
  expect(entry?.code).not.toContain('hello in')
  expect(entry?.imports).toEqual([])
})

test('[LA-04] an area that not every page needs has its own chunk, referenced only by its locale', () => {
  const [area] = holding('dive in fr-FR')
  const [locale] = holding('hello in fr-FR')
  expect(area?.code).not.toContain('hello in')
  expect(locale?.dynamicImports).toEqual([area?.fileName])
})

test('missing translations fall back to en-US', () => {
  expect(holding('dive in en-US').length).toBe(2)
})

test('a production build leaves the pseudo-locale out', () => {
  expect(chunks.some(({ code }) => code.includes('qps-ploc'))).toBe(false)
})
