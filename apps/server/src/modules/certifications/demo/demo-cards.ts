import type { PortraitName } from '@fathom/cards'
import { licenseIdOf } from '@fathom/domain/certifications'
import type { DemoPersonName } from '../../../platform/demo.ts'

/** By level: `certifiedOn` is the date, `fresh` a number of days before today; `plain` has no eCard. */
type DemoCard = { number: number; levelID: number; certifiedOn?: string; fresh?: number; plain?: true }

type DemoHolder = { cards: readonly DemoCard[]; portrait?: PortraitName; state?: 'approved' | 'waiting' }

const OPEN_WATER = 20
const ADVANCED = 30
const RESCUE = 40

export const DEMO_HOLDERS: Partial<Record<DemoPersonName, DemoHolder>> = {
  // The days on which the demo courses were certified.
  diver: {
    portrait: 'mara',
    cards: [
      { number: 23082017, levelID: OPEN_WATER, fresh: 899 },
      { number: 24060231, levelID: 110, fresh: 795 },
      { number: 24091466, levelID: 140, fresh: 792, plain: true },
      { number: 24101908, levelID: 170, fresh: 757, plain: true },
      { number: 25031184, levelID: RESCUE, certifiedOn: '2025-03-14' },
    ],
  },
  student: { portrait: 'ines', state: 'waiting', cards: [] },
  instructor: {
    portrait: 'kai',
    cards: [
      { number: 10041702, levelID: OPEN_WATER, certifiedOn: '2005-07-09' },
      { number: 10052215, levelID: RESCUE, certifiedOn: '2008-05-18' },
      { number: 10063390, levelID: 310, certifiedOn: '2010-11-03' },
      { number: 10074428, levelID: 320, certifiedOn: '2012-04-27' },
      { number: 10080051, levelID: 330, certifiedOn: '2013-02-15' },
      { number: 10093317, levelID: 340, fresh: 240 },
    ],
  },
  applicant: {
    portrait: 'sam',
    cards: [
      { number: 21051120, levelID: OPEN_WATER, certifiedOn: '2021-05-11' },
      { number: 22061804, levelID: ADVANCED, certifiedOn: '2022-06-18' },
      { number: 24020933, levelID: RESCUE, certifiedOn: '2024-02-09' },
      { number: 24021177, levelID: 210, fresh: 120 },
    ],
  },
  shanghai: {
    portrait: 'wei',
    cards: [{ number: 25042610, levelID: OPEN_WATER, certifiedOn: '2025-04-26' }],
  },
  riyadh: {
    portrait: 'noura',
    cards: [{ number: 25051733, levelID: OPEN_WATER, certifiedOn: '2025-05-17' }],
  },
  veteran: {
    portrait: 'ruth',
    cards: [
      { number: 78061501, levelID: 10, certifiedOn: '1976-08-01', plain: true },
      { number: 78061502, levelID: OPEN_WATER, certifiedOn: '1978-06-15' },
      { number: 78061503, levelID: 170, certifiedOn: '1979-02-25', plain: true },
      { number: 78061504, levelID: ADVANCED, certifiedOn: '1981-09-05' },
      { number: 78061505, levelID: RESCUE, certifiedOn: '1984-05-21' },
      { number: 78061506, levelID: 120, certifiedOn: '1986-07-13' },
      { number: 78061507, levelID: 130, certifiedOn: '1989-10-02' },
      { number: 78061508, levelID: 140, certifiedOn: '1991-03-30', plain: true },
      { number: 78061509, levelID: 110, certifiedOn: '1998-01-24' },
      { number: 78061510, levelID: 50, certifiedOn: '1999-12-31' },
      { number: 78061511, levelID: 210, certifiedOn: '2015-04-12' },
      { number: 78061512, levelID: 150, fresh: 45 },
    ],
  },
  trial: {
    cards: [
      { number: 24071330, levelID: OPEN_WATER, certifiedOn: '2024-07-13' },
      { number: 25080241, levelID: ADVANCED, certifiedOn: '2025-08-02', plain: true },
    ],
  },
}

export const demoLicense = ({ number }: Pick<DemoCard, 'number'>): string => licenseIdOf(number)

/** Which course of the demo catalog leads to which level. */
export const DEMO_COURSE_LEVELS: readonly (readonly [number, number])[] = [
  [1, OPEN_WATER],
  [3, 110],
  [4, 160],
  [5, 140],
  [6, 150],
  [8, ADVANCED],
  [9, RESCUE],
]
