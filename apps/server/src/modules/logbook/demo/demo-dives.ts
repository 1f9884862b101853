import { skillsOf } from '@fathom/domain/logbook'
import type { DemoPersonName } from '../../../platform/demo.ts'
import type { DemoDive } from './demo-dive.ts'

const training = (course: string, number: number, dive: Partial<DemoDive>): DemoDive => ({
  daysAgo: 400,
  title: `Open water dive ${number}`,
  place: 'Naama Bay, Egypt',
  depth: 11.2,
  minutes: 38,
  temperature: 26,
  logType: 'Training',
  status: 'Verified',
  course,
  number,
  skills: skillsOf(course, number),
  ...dive,
})

const adventure = (
  number: number,
  adventureDive: 'deep' | 'navigation' | 'buoyancy' | 'night' | 'wreck',
  dive: Partial<DemoDive>,
) =>
  training('advanced', number, {
    adventureDive,
    skills: skillsOf('advanced', number, adventureDive),
    ...dive,
  })

/** The dives at the top of Mara's logbook, and her training. Newest first. */
const MARA: readonly DemoDive[] = [
  {
    daysAgo: 6,
    title: 'Thistlegorm, holds 1 and 2',
    place: 'Sha’ab Ali, Egypt',
    depth: 30.4,
    minutes: 46,
    temperature: 25,
    buddies: ['Leo Brandt'],
    notes:
      'Down the stern line, motorbikes in hold 2 first while the other boats were still kitting up. Current picked up near the bow so we came back along the lee side.\n\nTwo batfish followed us for the whole safety stop.',
  },
  {
    daysAgo: 6,
    title: 'Shark Reef to Yolanda',
    place: 'Ras Mohammed, Egypt',
    depth: 24.1,
    minutes: 52,
    temperature: 26,
  },
  training('rescue', 3, { daysAgo: 8, title: 'Rescue scenario 3', status: 'Pending' }),
  {
    daysAgo: 8,
    title: 'Night dive at the house reef',
    place: 'Naama Bay, Egypt',
    depth: 9.4,
    minutes: 55,
    temperature: 25,
    status: 'Draft',
  },
  adventure(1, 'deep', {
    daysAgo: 24,
    title: 'Deep adventure dive',
    place: 'Blue Hole, Dahab, Egypt',
    depth: 37.8,
    minutes: 34,
    temperature: 24,
  }),
  adventure(2, 'buoyancy', {
    daysAgo: 25,
    title: 'Lighthouse sandy slope',
    place: 'Lighthouse, Dahab, Egypt',
    depth: 14.6,
    minutes: 58,
    temperature: 24,
    status: 'Resubmit',
    reason: 'Please add your weight check at the end of the dive, with 50 bar in the cylinder.',
  }),
  {
    daysAgo: 25,
    title: 'Canyon, late morning',
    place: 'The Canyon, Dahab, Egypt',
    depth: 28.3,
    minutes: 44,
    temperature: 24,
  },
  {
    daysAgo: 31,
    title: 'Gordon Reef, aborted',
    place: 'Gordon Reef, Egypt',
    depth: 6.1,
    minutes: 9,
    temperature: 25,
    status: 'Draft',
  },
  {
    daysAgo: 33,
    title: 'Jackson Reef drift',
    place: 'Jackson Reef, Egypt',
    depth: 22.7,
    minutes: 51,
    temperature: 25,
    status: 'Draft',
  },
  training('rescue', 2, { daysAgo: 60, title: 'Rescue scenario 2', depth: 9.8, minutes: 41 }),
  training('rescue', 1, { daysAgo: 61, title: 'Rescue scenario 1', depth: 7.4, minutes: 44 }),
  adventure(3, 'navigation', { daysAgo: 300, title: 'Navigation adventure dive', depth: 12.9, minutes: 47 }),
  adventure(4, 'night', { daysAgo: 301, title: 'Night adventure dive', depth: 14.2, minutes: 42 }),
  adventure(5, 'wreck', {
    daysAgo: 302,
    title: 'Wreck adventure dive',
    place: 'Dunraven, Egypt',
    depth: 26.8,
    minutes: 39,
  }),
  training('open-water', 4, { daysAgo: 900, depth: 17.2, minutes: 41 }),
  training('open-water', 3, { daysAgo: 900, depth: 16.4, minutes: 44 }),
  training('open-water', 2, { daysAgo: 901, depth: 11.8, minutes: 42 }),
  training('open-water', 1, { daysAgo: 901, depth: 10.2, minutes: 39 }),
]

const PLACES = [
  ['Ras Um Sid, plateau', 'Ras Um Sid, Egypt'],
  ['Elphinstone, north plateau', 'Elphinstone Reef, Egypt'],
  ['Abu Dabbab turtles', 'Abu Dabbab, Egypt'],
  ['Giannis D, stern', 'Abu Nuhas, Egypt'],
  ['Vinga, autumn wreck', 'Vinga, Sweden'],
  ['Väderöarna wall', 'Väderöarna, Sweden'],
  ['Far Garden, drift', 'Far Garden, Egypt'],
  ['Zenobia, upper car deck', 'Zenobia, Cyprus'],
  ['Blue Hole and chimney', 'Blue Hole, Gozo, Malta'],
  ['Carnatic at noon', 'Carnatic, Egypt'],
] as const

/** Fun dives in between, so that Mara has 120. */
const fun = (count: number): DemoDive[] =>
  Array.from({ length: count }, (_, at) => {
    const [title, place] = PLACES[(at * 7) % PLACES.length] ?? PLACES[0]
    const isCold = place.endsWith('Sweden')
    return {
      daysAgo: 38 + Math.round(at * 8.3),
      title,
      place,
      depth: Math.round((9 + ((at * 61) % 243) / 10) * 10) / 10,
      minutes: 34 + ((at * 29) % 31),
      temperature: isCold ? 9 + (at % 6) : 22 + (at % 7),
    }
  })

const MARAS_DIVES = 120

export const DEMO_DIVES: Partial<Record<DemoPersonName, readonly DemoDive[]>> = {
  diver: [...MARA, ...fun(MARAS_DIVES - MARA.length)],
  student: [
    training('open-water', 2, { daysAgo: 1, status: 'Draft', skills: [], depth: 12.4, minutes: 42 }),
    training('open-water', 1, { daysAgo: 2, status: 'Pending', depth: 10.1, minutes: 37 }),
    training('confined-water', 3, {
      daysAgo: 9,
      title: 'Confined water 3',
      place: 'Harbour Divers pool',
      status: 'Resubmit',
      depth: 3.2,
      minutes: 50,
      reason: 'Please add the end pressure.',
    }),
    training('confined-water', 1, {
      daysAgo: 12,
      title: 'Confined water 1',
      place: 'Harbour Divers pool',
      depth: 2.8,
      minutes: 55,
    }),
  ],
  applicant: [
    adventure(1, 'deep', {
      daysAgo: 4,
      title: 'Deep adventure dive',
      place: 'Ras Mohammed, Egypt',
      depth: 29.6,
      minutes: 36,
      status: 'Pending',
    }),
  ],
  teen: [training('open-water', 1, { daysAgo: 3, status: 'Pending', depth: 8.9, minutes: 33 })],
}
