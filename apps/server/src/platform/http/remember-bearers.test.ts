import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { rememberBearers } from './remember-bearers.ts'
import { aUser } from './testing.ts'

const tokenUntil = (seconds: number) =>
  `e30.${Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url')}.sig`

function aVerifier() {
  const verified: string[] = []
  const clock = { seconds: 1000 }
  const verify = rememberBearers(
    async (token) => {
      verified.push(token)
      if (token === 'bad') throw new Problem('unauthenticated', 401)
      return aUser()
    },
    () => clock.seconds * 1000,
  )
  return { verified, clock, verify }
}

test('[CA-01] a valid bearer is checked once a minute, and never accepted past its expiry', async () => {
  const { verified, clock, verify } = aVerifier()
  const token = tokenUntil(1090)
  for (let call = 0; call < 3; call++) await verify(token)
  expect(verified).toHaveLength(1)
  clock.seconds = 1061
  await verify(token)
  expect(verified).toHaveLength(2)
  clock.seconds = 1091
  await verify(token)
  await verify(token)
  expect(verified).toHaveLength(4)
})

test('[CA-01] a rejected bearer, a different one and one without an expiry are checked each time', async () => {
  const { verified, verify } = aVerifier()
  for (const token of ['bad', 'bad']) await expect(verify(token)).rejects.toThrow('unauthenticated')
  await verify(tokenUntil(2000))
  await verify(tokenUntil(2001))
  for (const token of ['opaque', 'opaque', 'e30.e30.sig', 'e30.e30.sig']) await verify(token)
  expect(verified).toHaveLength(8)
})

test('the cache is limited and drops the oldest bearer', async () => {
  const { verified, verify } = aVerifier()
  for (let each = 0; each <= 5000; each++) await verify(tokenUntil(2000 + each))
  await verify(tokenUntil(2000))
  await verify(tokenUntil(7000))
  expect(verified).toHaveLength(5002)
})
