import type { ClassChoicesWire, ClassWire } from '@fathom/contract/training/classes'
import { useState } from 'react'

type Value = {
  name: string
  packageId: string
  storeNumber: number | null
  memberNumber: number | undefined
  selected: ReadonlySet<string>
}

/** What is filled in, and what can be chosen with it. */
export function useClassForm(choices: ClassChoicesWire, edited: ClassWire | undefined) {
  const [value, setValue] = useState<Value>(() => ({
    name: edited?.name ?? '',
    packageId: edited?.packageId ?? choices.courses[0]?.packageId ?? '',
    storeNumber: edited ? edited.storeNumber : (choices.stores[0]?.storeNumber ?? null),
    memberNumber: edited?.memberNumber,
    selected: new Set(edited?.students.map(({ course }) => course.enrolmentId)),
  }))
  const { storeNumber, packageId, selected } = value
  const instructors = choices.instructors.filter(({ storeNumbers, isCaller }) =>
    storeNumber === null ? isCaller : storeNumbers.includes(storeNumber),
  )
  const named = instructors.find((one) => one.memberNumber === value.memberNumber) ?? instructors[0]
  const offered = studentsFor(choices, edited, { packageId, storeNumber, memberNumber: named?.memberNumber })
  return {
    value,
    instructors,
    memberNumber: named?.memberNumber,
    offered,
    isCourseChanged: edited !== undefined && packageId !== edited.packageId,
    /** Anyone who can no longer be chosen is no longer selected. */
    chosen: offered.map(({ enrolmentId }) => enrolmentId).filter((id) => selected.has(id)),
    /** A dive center has no class without itself. */
    mayHaveNoStore: choices.instructors.some(({ isCaller }) => isCaller),
    change: (part: Partial<Value>) => setValue({ ...value, ...part }),
    select: (enrolmentId: string, isOn: boolean) => {
      const next = new Set(selected)
      if (isOn) next.add(enrolmentId)
      else next.delete(enrolmentId)
      setValue({ ...value, selected: next })
    },
  }
}

type Taught = { packageId: string; storeNumber: number | null; memberNumber: number | undefined }

/** Those who take the course with this instructor or at this dive center, and those who are in the class already. */
function studentsFor(choices: ClassChoicesWire, edited: ClassWire | undefined, taught: Taught) {
  const found = choices.students.filter(
    (one) =>
      one.packageId === taught.packageId &&
      ((taught.storeNumber !== null && one.storeNumber === taught.storeNumber) ||
        one.memberNumber === taught.memberNumber),
  )
  const known = new Set(found.map(({ enrolmentId }) => enrolmentId))
  const isSameCourse = taught.packageId === edited?.packageId
  const kept = (isSameCourse ? edited.students : [])
    .map(({ name, course }) => ({ name, enrolmentId: course.enrolmentId }))
    .filter(({ enrolmentId }) => !known.has(enrolmentId))
  return [...found.map(({ name, enrolmentId }) => ({ name, enrolmentId })), ...kept]
}
