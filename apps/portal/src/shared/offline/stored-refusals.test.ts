import { afterEach, expect, test, vi } from 'vitest'
import { setDevicePerson } from './device-person.ts'
import { reportSending, sendingOf } from './sending.ts'
import { forgetAnswers } from './stored-answers.fixture.ts'
import { deviceAnswers } from './stored-answers.ts'
import { dropRefusals, followRefusals } from './stored-refusals.ts'

afterEach(async () => {
  for (const id of ['a', 'b', 'c']) reportSending(id, undefined)
  await forgetAnswers()
  setDevicePerson(undefined)
})

const storedRefusals = async () => (await deviceAnswers.find('1.refusals'))?.answer

test('[BO-05] why the server refuses an entry is known after a reload, until it is sent or discarded', async () => {
  setDevicePerson(1)
  dropRefusals([])
  const end = followRefusals(1)
  reportSending('a', { kind: 'failed', problem: 'photo-damaged' })
  reportSending('b', { kind: 'failed', problem: 'frozen' })
  reportSending('c', { kind: 'uploading', sent: 1, size: 2 })
  await vi.waitFor(async () => expect(await storedRefusals()).toEqual({ a: 'photo-damaged', b: 'frozen' }))
  end()

  // A reload forgets what is in memory.
  reportSending('a', undefined)
  reportSending('b', undefined)
  const endNext = followRefusals(1)
  await vi.waitFor(() => expect(sendingOf('a')).toEqual({ kind: 'failed', problem: 'photo-damaged' }))
  reportSending('a', undefined)
  await vi.waitFor(async () => expect(await storedRefusals()).toEqual({ b: 'frozen' }))
  dropRefusals([{ id: 'x' }])
  await vi.waitFor(async () => expect(await storedRefusals()).toEqual({}))
  endNext()
})
