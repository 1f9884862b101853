import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { manifestOf } from './vite-manifests.ts'

const PUBLIC = join(import.meta.dirname, 'public')

type Icon = { src: string; sizes: string; type: string; purpose?: string }
type Manifest = ReturnType<typeof manifestOf>

/** A PNG states its width and height in the first 24 bytes. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(PUBLIC, path))
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

function expectIcons(icons: readonly Icon[]) {
  for (const { src, sizes, type } of icons) {
    expect(type).toBe('image/png')
    expect(sizeOf(src)).toBe(sizes)
  }
}

test.each(LOCALES)('the manifest in %s is complete and its icons exist', (locale) => {
  const manifest = manifestOf(locale)
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Fathom',
    start_url: '/training/dashboard',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.description).toMatch(/\S/)
  for (const color of [manifest.theme_color, manifest.background_color])
    expect(color).toMatch(/^#[\da-f]{6}$/)
  expectIcons(manifest.icons)
  const plain = manifest.icons.filter((icon) => !('purpose' in icon)).map(({ sizes }) => sizes)
  expect(plain).toEqual(['192x192', '512x512'])
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }))
})

test.each(LOCALES)('the shortcuts in %s have a name, an address and an icon of 96 pixels', (locale) => {
  const { shortcuts } = manifestOf(locale)
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/logbook/log-dive/recreational/create',
    '/certifications/ecard',
  ])
  for (const { name, icons } of shortcuts) {
    expect(name).toMatch(/\S/)
    expectIcons(icons)
    expect(icons.map(({ sizes }) => sizes)).toContain('96x96')
  }
})

test('the shortcuts speak the language of the manifest, which states its direction', () => {
  expect(manifestOf('en-US').shortcuts.map(({ name }) => name)).toEqual(['Log a dive', 'Show my card'])
  expect(manifestOf('de-DE').shortcuts.map(({ name }) => name)).toEqual([
    'Tauchgang eintragen',
    'Meine Karte zeigen',
  ])
  expect(manifestOf('iw-IL')).toMatchObject({ lang: 'he-IL', dir: 'rtl' })
})

test('/verify is an app of its own, whose addresses the portal does not share', () => {
  const verify: Manifest = JSON.parse(readFileSync(join(PUBLIC, 'verify.webmanifest'), 'utf8'))
  expect(verify).toMatchObject({ id: '/verify', start_url: '/verify', scope: '/verify' })
  expectIcons(verify.icons)
})

test('iOS finds its icon at the address that it looks for', () => {
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180')
})

test('[LO-01] other apps share dive files with the import page', () => {
  const { action, method, params } = manifestOf('en-US').share_target
  expect([action, method]).toEqual(['/logbook/import', 'POST'])
  expect(params.files.map(({ name }) => name)).toEqual(['file'])
  expect(params.files[0]?.accept).toEqual(expect.arrayContaining(['.uddf', '.ssrf', '.fit', '.csv', '.zip']))
})
