import { expect, test, vi } from 'vitest'
import type { Http } from '../../shared/http/index.ts'
import { savePerson, savePhone } from './account.calls.ts'

const owner = { affiliateId: 100001, email: 'diver@fathom.test', audience: 'portal' }
const person = {
  firstName: 'Mira',
  middleName: '',
  lastName: 'Lindqvist',
  birthDate: '1991-08-02',
  gender: 'female',
}

function anHttp(answer: unknown) {
  const call = vi.fn(async () => answer)
  return { http: { put: call, post: call } as unknown as Http, call }
}

test('[CA-09] a change sends the version it is based on, the person and the client', async () => {
  const { http, call } = anHttp({})
  await savePerson({ http }, owner, person, 3)
  expect(call).toHaveBeenCalledWith('auth', 'user/update/{email}', {
    params: { email: 'diver@fathom.test' },
    body: { ...person, affiliateId: 100001, clientId: 'portal' },
    headers: { 'if-match': '"3"' },
  })
})

test('[CA-11] a phone number goes to the sync queue as a phone update of a mobile number', async () => {
  const { http, call } = anHttp({
    id: 'e-1',
    phoneNumber: '+46701234567',
    status: 'pending',
    phoneVersion: 3,
  })
  await expect(savePhone({ http }, owner, '+46 70 123 45 67', 2)).resolves.toEqual({
    phone: { phoneNumber: '+46701234567', status: 'pending', eventId: 'e-1' },
    phoneVersion: 3,
  })
  expect(call).toHaveBeenCalledWith('auth', 'sync-queue', {
    body: {
      eventType: 'phone_update',
      affiliateId: 100001,
      phoneNumberTypeId: 2,
      userName: 'diver@fathom.test',
      phoneNumber: '+46 70 123 45 67',
    },
    headers: { 'if-match': '"2"' },
  })
})

test('[CA-11] a removed number is tracked until the queue has processed it', async () => {
  const removed = (status: string) =>
    savePhone({ http: anHttp({ id: 'e-2', phoneNumber: '', status, phoneVersion: 4 }).http }, owner, '', 3)
  expect((await removed('pending')).phone).toMatchObject({ phoneNumber: '', status: 'pending' })
  expect(await removed('kept')).toEqual({ phone: null, phoneVersion: 4 })
})
