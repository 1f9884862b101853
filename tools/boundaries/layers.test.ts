import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { areaProblems } from './layers.ts'

const IN_ORDER = [
  'packages/domain/src/logbook/index.ts',
  'packages/domain/src/units/index.ts',
  'packages/contract/src/shared/index.ts',
  'apps/server/src/modules/session/index.ts',
  'apps/portal/src/features/dsd/index.ts',
  'packages/locales/en-US/shell.json',
  'packages/locales/ar-SA/logbook.json',
  'packages/locales/ar-SA/logbook-form.json',
]

function treeOf(paths: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'areas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  return root
}

test('layers that contain only areas are valid', () => {
  expect(areaProblems(treeOf(IN_ORDER))).toEqual([])
})

test.each([
  'packages/domain/src/userInfo/index.ts',
  'packages/domain/src/shared/index.ts',
  'packages/contract/src/units/index.ts',
  'apps/server/src/modules/learning/index.ts',
  'apps/portal/src/features/my-profile/index.ts',
  'packages/locales/de-DE/common.json',
  'packages/locales/de-DE/common-form.json',
  'packages/domain/src/logbook-form/x.ts',
])('reports an unknown entry in a layer: %s', (path) => {
  expect(areaProblems(treeOf([...IN_ORDER, path]))).toHaveLength(1)
})

test('an empty layer is a problem, so that the check never passes by reading nothing', () => {
  expect(areaProblems(treeOf([]))).toHaveLength(5)
})
