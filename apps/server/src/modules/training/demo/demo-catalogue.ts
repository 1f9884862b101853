import type { Course, Requirements } from '@fathom/domain/training'
import { LOCALES } from '@fathom/domain/translations'
import { readCatalogue } from '@fathom/locales/node'
import type { Queryable } from '../../../platform/database/index.ts'
import { saveCourse } from '../catalogue/course.store.ts'

const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const OPEN_WATER = idOf(1)
export const INSTRUCTOR_RENEWAL = idOf(2)
export const NITROX = idOf(3)
export const PEAK_BUOYANCY = idOf(4)
export const DISCOVER_SCUBA = idOf(7)

const usd = (amount: number) => ({ amount: amount * 100, currency: 'USD' })

const THEORY_ONLY: Requirements = {
  theory: true,
  skills: null,
  dives: null,
  release: false,
  medical: false,
  photo: true,
}
const inWater = (course: string, count: number): Requirements => ({
  ...THEORY_ONLY,
  dives: { course, count },
  release: true,
  medical: true,
})

type Entry = Omit<Course, 'title' | 'summary' | 'isOffered'>
const CONTINUING = { level: 'continuing', kind: 'consumer', sellable: true, specialtyOf: null } as const
const SPECIALTY = { ...CONTINUING, specialtyOf: OPEN_WATER, tags: ['recommended', 'specialty'] } as const

/**
 * In display order, by the name of their texts. A referenced course must come before the one that references
 * it.
 */
const CATALOGUE: Readonly<Record<string, Entry>> = {
  'discover-scuba': {
    packageId: DISCOVER_SCUBA,
    level: 'beginner',
    kind: 'consumer',
    sellable: true,
    tags: ['discover-scuba'],
    dives: 1,
    minutes: 40,
    price: usd(99),
    specialtyOf: null,
    scene: 'turtle',
    requirements: { ...inWater('discover-scuba', 1), photo: false },
  },
  'open-water': {
    packageId: OPEN_WATER,
    level: 'beginner',
    kind: 'consumer',
    sellable: true,
    tags: [],
    dives: 4,
    minutes: 120,
    price: usd(449),
    specialtyOf: null,
    scene: 'open-water',
    requirements: { ...inWater('open-water', 4), skills: { course: 'confined-water', count: 5 } },
  },
  buoyancy: {
    ...SPECIALTY,
    packageId: PEAK_BUOYANCY,
    dives: 2,
    minutes: 60,
    price: usd(149),
    scene: 'buoyancy',
    requirements: inWater('buoyancy', 2),
  },
  nitrox: {
    ...SPECIALTY,
    packageId: NITROX,
    dives: 0,
    minutes: 50,
    price: usd(119),
    scene: 'nitrox',
    requirements: THEORY_ONLY,
  },
  night: {
    ...SPECIALTY,
    packageId: idOf(5),
    dives: 3,
    minutes: 60,
    price: usd(189),
    scene: 'night',
    requirements: inWater('night', 3),
  },
  'dry-suit': {
    ...SPECIALTY,
    packageId: idOf(6),
    tags: ['specialty'],
    dives: 2,
    minutes: 60,
    price: usd(169),
    scene: 'reef',
    requirements: inWater('dry-suit', 2),
  },
  advanced: {
    ...CONTINUING,
    packageId: idOf(8),
    tags: [],
    dives: 5,
    minutes: 150,
    price: usd(349),
    scene: 'wreck',
    requirements: inWater('advanced', 5),
  },
  rescue: {
    ...CONTINUING,
    packageId: idOf(9),
    tags: [],
    dives: 4,
    minutes: 180,
    price: usd(399),
    scene: 'rescue',
    requirements: inWater('rescue', 4),
  },
  'instructor-renewal': {
    packageId: INSTRUCTOR_RENEWAL,
    level: 'professional',
    kind: 'pro',
    sellable: false,
    tags: [],
    dives: 0,
    minutes: 45,
    price: null,
    specialtyOf: null,
    scene: 'teaching',
    requirements: { ...THEORY_ONLY, photo: false },
  },
}

const wordsOf = (name: string) =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const words = readCatalogue(locale)
      const title = words.get(`training-catalogue.${name}.title`)
      const summary = words.get(`training-catalogue.${name}.summary`)
      return title && summary ? [[locale, { title, summary }] as const] : []
    }),
  )

export async function fillDemoCatalogue(tx: Queryable): Promise<void> {
  for (const [position, [name, course]] of Object.entries(CATALOGUE).entries())
    await saveCourse(tx, course, position, wordsOf(name))
}

/** A database that was seeded before the catalog existed has none. */
export const hasCatalogue = async (tx: Queryable): Promise<boolean> =>
  (await tx.query('select from course limit 1')).length > 0
