import { OFFERED_LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { ownNameOf } from './own-name.ts'

test('[LA-02] each of the 26 languages is offered by its own name', () => {
  expect(ownNameOf('de-DE')).toBe('Deutsch')
  expect(ownNameOf('ar-SA')).toBe('العربية')
  expect(ownNameOf('iw-IL')).toBe('עברית')
  expect(ownNameOf('ja-JP')).toBe('日本語')
})

test('[LA-02] two kinds of one language are told apart', () => {
  expect(ownNameOf('es-ES')).not.toBe(ownNameOf('es-MX'))
  expect(ownNameOf('zh-CN')).toBe('简体中文')
  expect(ownNameOf('zh-TW')).toBe('繁體中文')
  expect(new Set(OFFERED_LOCALES.map(ownNameOf)).size).toBe(26)
})
