import { expect, test } from 'vitest'
import { aPaper, aSignedRelease, setTexts } from './a-paper.fixture.ts'

const LABELS = ['Signed', 'Signed on the device', 'Received']

async function labelsOn(signedOnDeviceAt?: string) {
  const document = aSignedRelease('en-US')
  const signatures = document.signatures.signatures.map((each) => ({
    ...each,
    ...(signedOnDeviceAt && { signedOnDeviceAt }),
  }))
  const paper = aPaper({ ...document, signatures: { ...document.signatures, signatures } })
  const texts = (await setTexts(paper)).texts.map(({ text }) => text)
  return { texts, counts: LABELS.map((label) => texts.filter((text) => text === label).length) }
}

test('[SC-09] the paper shows when it was signed on the device and when it arrived: in its header, at the signature and in its audit trail', async () => {
  const { texts, counts } = await labelsOn('2026-11-12T08:00:00.000Z')
  expect(counts).toEqual([0, 3, 3])
  expect(texts.filter((text) => text.startsWith('12 November 2026'))).toHaveLength(3)
})

test('[SC-09] a paper that arrived at once, or from a device with a wrong clock, shows only our time', async () => {
  expect((await labelsOn()).counts).toEqual([3, 0, 0])
  expect((await labelsOn('2031-01-01T00:00:00.000Z')).counts).toEqual([3, 0, 0])
})
