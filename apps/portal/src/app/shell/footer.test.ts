import { expect, test } from 'vitest'
import { needsLicenceRecord } from './footer.tsx'

test('[NV-10] the licence record shows on hosts ending in cn, and on no others', () => {
  expect(needsLicenceRecord('dive.fathom.cn')).toBe(true)
  expect(needsLicenceRecord('dive.fathom.com.CN')).toBe(true)
  expect(needsLicenceRecord('cn.fathom.example')).toBe(false)
  expect(needsLicenceRecord('localhost')).toBe(false)
})
