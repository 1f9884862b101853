import { expect, test } from 'vitest'
import { aBrowser } from './decrypt.fixture.ts'
import { encryptPush } from './encrypt.ts'

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  browser: { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('reproduces the example of the standard byte for byte', () => {
  const chosen = {
    salt: Buffer.from(EXAMPLE.salt, 'base64url'),
    privateKey: Buffer.from(EXAMPLE.sender, 'base64url'),
  }
  const browser = aBrowser(EXAMPLE.browser)
  expect(encryptPush(EXAMPLE.text, browser.keys, chosen).toString('base64url')).toBe(EXAMPLE.body)
  expect(browser.decrypt(Buffer.from(EXAMPLE.body, 'base64url'))).toBe(EXAMPLE.text)
})

test('only the intended browser can decrypt it, and each ciphertext is different', () => {
  const [mine, other] = [aBrowser(), aBrowser()]
  const once = encryptPush('سجل غوصك', mine.keys)
  expect(mine.decrypt(once)).toBe('سجل غوصك')
  expect(() => other.decrypt(once)).toThrow()
  expect(encryptPush('سجل غوصك', mine.keys)).not.toEqual(once)
})

test("refuses what doesn't fit into one record", () => {
  expect(() => encryptPush('x'.repeat(4080), aBrowser().keys)).toThrow('too long')
  expect(encryptPush('x'.repeat(4079), aBrowser().keys).length).toBe(86 + 4096)
})
