import { isProfessional, isStaff, userFromClaims } from '@fathom/domain/session'
import { expect, test } from 'vitest'
import { aDiver, anInstructor, aStaffMember, aStore, claimsOf } from './people.ts'

test('two divers are different people', () => {
  expect(aDiver().affiliateId).not.toBe(aDiver().affiliateId)
})

test('[EN-01] the claims of a person convert back to the same person', () => {
  const diver = aDiver({ language: 'ar-SA', gender: 'female' })
  expect(userFromClaims(claimsOf(diver))).toEqual(diver)
})

test('[TS-19] staff who signed in without a second factor have no rights of staff', () => {
  expect(isStaff(aStaffMember({ hasSecondFactor: false }))).toBe(false)
  expect(isStaff(aDiver({ hasSecondFactor: true }))).toBe(false)
})

test('[RO-02] instructors and stores are professionals, staff is staff', () => {
  expect([anInstructor(), aStore(), aDiver()].map((who) => isProfessional(who.affiliateType))).toEqual([
    true,
    true,
    false,
  ])
  expect([aStaffMember(), aStore()].map(isStaff)).toEqual([true, false])
})
