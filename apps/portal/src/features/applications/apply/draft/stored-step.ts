import { isStep, STEPS, type Step } from './step.ts'

const keyOf = (id: string) => `fathom.application.${id}`

type Place = { step: Step; furthest: Step }

const FIRST: Place = { step: 'you', furthest: 'you' }

/** Where the applicant left off on this device. */
export function findPlace(storage: Storage, id: string): Place {
  const [step, furthest] = (storage.getItem(keyOf(id)) ?? '').split(' ')
  return isStep(step) && isStep(furthest) ? { step, furthest } : FIRST
}

export function keepPlace(storage: Storage, id: string, step: Step): Place {
  const { furthest } = findPlace(storage, id)
  const place = { step, furthest: STEPS.indexOf(step) > STEPS.indexOf(furthest) ? step : furthest }
  storage.setItem(keyOf(id), `${place.step} ${place.furthest}`)
  return place
}

export const forgetPlace = (storage: Storage, id: string): void => storage.removeItem(keyOf(id))
