import { expect, test } from 'vitest'
import { PROBLEM_TITLES } from './problem-titles.ts'
import { FILE_PROBLEMS } from './problems/files.ts'
import { OFFICE_PROBLEMS } from './problems/office.ts'
import { PEOPLE_PROBLEMS } from './problems/people.ts'
import { RECORD_PROBLEMS } from './problems/records.ts'
import { REQUEST_PROBLEMS } from './problems/requests.ts'
import { TEACHING_PROBLEMS } from './problems/teaching.ts'

const TABLES = [
  FILE_PROBLEMS,
  OFFICE_PROBLEMS,
  PEOPLE_PROBLEMS,
  RECORD_PROBLEMS,
  REQUEST_PROBLEMS,
  TEACHING_PROBLEMS,
]

test('[OF-12] every failure has a sentence', () => {
  const wrong = Object.entries(PROBLEM_TITLES).filter(([, title]) => !/^[A-Z].{8,120}\.$/.test(title))
  expect(wrong).toEqual([])
})

test('[OF-12] a failure is named in one table only, so that no title hides another', () => {
  const names = TABLES.flatMap((table) => Object.keys(table))
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})
