import { expect, test } from 'vitest'
import { mayReachLevel, type OfferableCourse, type OfferReader, offersFor } from './may-be-offered.ts'

const SCUBA_DIVER = 15
const OPEN_WATER = 20
const ADVANCED = 30
const RESCUE = 40
const MASTER = 50
const NITROX = 110
const FIRST_AID = 210
const DIVEMASTER = 310

const requirements = { theory: true, skills: null, dives: null, release: true, medical: true, photo: true }
const aCourse = (
  packageId: string,
  levelID: number | null,
  after: string | null,
  more: Partial<OfferableCourse> = {},
): OfferableCourse => ({
  ...{ packageId, levelID, level: 'continuing', specialtyOf: null, requirements },
  prerequisites: { minimumAge: 12, after, loggedDives: 0 },
  ...more,
})

const COURSES = [
  aCourse('first-try', null, null, {
    level: 'beginner',
    requirements: { ...requirements, photo: false },
    prerequisites: { minimumAge: 10, after: null, loggedDives: 0 },
  }),
  aCourse('open-water', OPEN_WATER, null, { level: 'beginner' }),
  aCourse('nitrox', NITROX, 'open-water'),
  aCourse('advanced', ADVANCED, 'open-water'),
  aCourse('rescue', RESCUE, 'advanced', {
    prerequisites: { minimumAge: 12, after: 'advanced', loggedDives: 20 },
  }),
  aCourse('first-aid', FIRST_AID, null),
  aCourse('local', null, null, { specialtyOf: 'open-water', prerequisites: null }),
]

const NOBODY: OfferReader = {
  ...{ age: 30, loggedDives: 0 },
  ...{ levels: new Set(), certified: new Set(), taken: new Set(), isGuest: false },
}
const verdicts = (reader: Partial<OfferReader>) =>
  Object.fromEntries(offersFor(COURSES, { ...NOBODY, ...reader }).verdicts)
const offered = (reader: Partial<OfferReader>) =>
  Object.entries(verdicts(reader)).flatMap(([id, verdict]) => (verdict === 'offer' ? [id] : []))

test('[SN-02] a newcomer is offered what needs no card', () => {
  expect(offered({})).toEqual(['first-try', 'open-water', 'first-aid'])
  expect(verdicts({})).toMatchObject({ nitrox: 'card-missing', local: 'card-missing' })
})

test('[SN-02] a higher certification stands for the lower ones of its path', () => {
  expect(verdicts({ levels: new Set([RESCUE]), loggedDives: 117 })).toEqual({
    'first-try': 'held',
    'open-water': 'held',
    nitrox: 'offer',
    advanced: 'held',
    rescue: 'held',
    'first-aid': 'offer',
    local: 'offer',
  })
  expect(verdicts({ levels: new Set([DIVEMASTER]) })).toMatchObject({ 'open-water': 'held', rescue: 'held' })
})

test('[SN-02] who holds a specialty is a diver, and a card of first aid makes nobody one', () => {
  expect(verdicts({ levels: new Set([NITROX]) })).toMatchObject({ 'open-water': 'held', 'first-try': 'held' })
  expect(verdicts({ levels: new Set([FIRST_AID]) })).toMatchObject({
    ...{ 'open-water': 'offer', 'first-try': 'offer', 'first-aid': 'held' },
  })
})

test('[SN-02] where no level is known, being certified in the course counts', () => {
  expect(verdicts({ certified: new Set(['local']) })).toMatchObject({
    ...{ local: 'held', 'open-water': 'held', nitrox: 'offer' },
  })
  // The level is known, and no card of it is valid: it may have been withdrawn.
  expect(verdicts({ certified: new Set(['open-water']) })).toMatchObject({ nitrox: 'card-missing' })
})

test('[SN-02] a child is not offered what has a higher minimum age; an unknown age counts against nobody', () => {
  expect(offered({ age: 11 })).toEqual(['first-try'])
  expect(verdicts({ age: 9 })).toMatchObject({ 'first-try': 'too-young' })
  expect(offered({ age: undefined })).toContain('open-water')
})

test('[SN-02] a course that asks for dives waits for them', () => {
  const levels = new Set([ADVANCED])
  expect(verdicts({ levels, loggedDives: 19 }).rescue).toBe('dives-missing')
  expect(verdicts({ levels, loggedDives: 20 }).rescue).toBe('offer')
  expect(verdicts({ levels, loggedDives: undefined }).rescue).toBe('offer')
})

test('[SN-02] what a person takes is not offered again, nor a first try beside a first course', () => {
  expect(verdicts({ isGuest: true })).toMatchObject({ 'first-try': 'taken', 'open-water': 'offer' })
  expect(verdicts({ taken: new Set(['open-water']) })).toMatchObject({
    ...{ 'open-water': 'taken', 'first-try': 'taken', nitrox: 'card-missing' },
  })
})

test('[SN-02] a level can be reached from the one before it', () => {
  const reaches = (levelID: number, held: number[]) => mayReachLevel(levelID, new Set(held))
  expect(reaches(SCUBA_DIVER, [])).toBe(true)
  expect(reaches(NITROX, [SCUBA_DIVER])).toBe(false)
  expect(reaches(NITROX, [OPEN_WATER])).toBe(true)
  expect(reaches(MASTER, [ADVANCED])).toBe(false)
  expect(reaches(MASTER, [RESCUE])).toBe(true)
  expect(reaches(MASTER, [RESCUE, MASTER])).toBe(false)
})
