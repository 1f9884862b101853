import { expect, test } from 'vitest'
import { professionalStatus } from './professional-status.ts'

const paid = { isSuspended: false, renewalDate: '2026-12-31' }

test('[CA-50] a membership is active through its renewal date and expired on the next day', () => {
  expect(professionalStatus(paid, '2026-12-31')).toBe('Active')
  expect(professionalStatus(paid, '2027-01-01')).toBe('Expired')
})

test('[CA-50] a suspended member is not active, even if the membership is paid', () => {
  expect(professionalStatus({ ...paid, isSuspended: true }, '2026-01-01')).toBe('Suspended')
})
