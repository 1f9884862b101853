import type { MissingWire } from '@fathom/contract/training'

/** How much of each kind is left until the certification. */
export type ToGo = {
  lessons: number
  exams: number
  forms: number
  skills: number
  dives: number
  photos: number
}

const KIND = { release: 'forms', medical: 'forms', photo: 'photos' } as const

export function toGo(missing: readonly MissingWire[]): ToGo {
  const left: ToGo = { lessons: 0, exams: 0, forms: 0, skills: 0, dives: 0, photos: 0 }
  for (const step of missing) {
    if (step.state === 'done' || step.step === 'store') continue
    if (step.step === 'theory') {
      left.lessons += Math.max(0, step.last - step.first + 1)
      left.exams += step.withExam ? 1 : 0
    } else if (step.step === 'skills' || step.step === 'dives') left[step.step] += step.of - step.done
    else left[KIND[step.step]] += 1
  }
  return left
}

/** What is left, in the order it's done. The exam is included in the lessons while there are some. */
export function mainThings(left: ToGo): (keyof ToGo)[] {
  const theory = left.lessons > 0 ? 'lessons' : 'exams'
  return ([theory, 'forms', 'skills', 'dives', 'photos'] as const).filter((kind) => left[kind] > 0)
}
