import { expect, test } from 'vitest'
import { formListingWire, formRecordWire, formsSearchQuery } from './form-record.wire.ts'
import { submissionWire } from './submission.wire.ts'

const ID = '01920000-0000-7000-8000-000000000001'

test('[CA-36] a search is for diver or member forms, or by one id, never a combination', () => {
  expect(formsSearchQuery.parse({})).toEqual({ type: 'diver' })
  expect(formsSearchQuery.parse({ type: 'member' })).toEqual({ type: 'member' })
  expect(formsSearchQuery.parse({ blobId: ID.toUpperCase() })).toEqual({ blobId: ID })
  expect(formsSearchQuery.safeParse({ blobId: ID, documentId: ID }).success).toBe(false)
  expect(formsSearchQuery.safeParse({ type: 'store' }).success).toBe(false)
  const [issue] = formsSearchQuery.safeParse({ documentId: '1' }).error?.issues ?? []
  expect(issue?.message).toContain('documentId and blobId (a UUID)')
})

test('[EN-17] a record and a list item have the fields of the specification', () => {
  expect(Object.keys(formRecordWire.shape)).toEqual(
    expect.arrayContaining(['blobIds', 'medicalRequired', 'memberName', 'formData', 'isJson', 'createdDate']),
  )
  expect(Object.keys(formListingWire.shape)).toEqual(
    expect.arrayContaining(['id', 'status', 'name', 'url', 'downloadUrl', 'createdDate', 'statusId']),
  )
})

test('a submission names its version, its language and at least one signature', () => {
  const signature = { name: 'Ana', way: 'typed', mark: 'Ana', intent: true, consent: true }
  const sent = {
    form: 'medical-questionnaire',
    definitionVersion: 1,
    language: 'en-US',
    answers: {},
    signature,
  }
  expect(submissionWire.parse(sent)).toMatchObject({
    audience: 'diver',
    place: null,
  })
  expect(submissionWire.safeParse({ ...sent, signature: undefined }).success).toBe(false)
  expect(submissionWire.safeParse({ ...sent, form: 'diary' }).success).toBe(false)
  expect(submissionWire.safeParse({ ...sent, definitionVersion: 0 }).success).toBe(false)
  expect(submissionWire.parse({ ...sent, signedOnDeviceAt: new Date(0).toISOString() })).toMatchObject(sent)
})
