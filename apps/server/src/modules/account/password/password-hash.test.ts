import { expect, test } from 'vitest'
import { checkNobody, hashPassword, isPassword } from './password-hash.ts'

test('a password is stored as salted argon2id', async () => {
  const [one, other] = await Promise.all([hashPassword('Reef1234'), hashPassword('Reef1234')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword('Reef1234', one)).toBe(true)
  expect(await isPassword('reef1234', one)).toBe(false)
})

test('a letter typed in another Unicode composition is the same letter', async () => {
  expect(await isPassword('Re\u0301cif1', await hashPassword('R\u00e9cif1'))).toBe(true)
})

test('no password matches a missing account', async () => {
  expect(await checkNobody('nobody has this password')).toBeUndefined()
})
