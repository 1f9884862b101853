import type { Course } from '../source/course.ts'

/** What can be opened in a package: the lessons in order, then the exam. */
export type Activity = { id: string; title: string; href: string; minutes: number; passMark: number | null }

/** Tells the server, by the launch data of the exam, that it asks and marks it itself. */
export const SERVER_EXAM = 'fathom:server-exam'

export function listActivities({ lessons, exam }: Course): Activity[] {
  return [
    ...lessons.map(({ id, title, minutes }) => ({ id, title, href: `${id}.html`, minutes, passMark: null })),
    { id: 'exam', title: exam.title, href: 'exam.html', minutes: exam.minutes, passMark: exam.passMark },
  ]
}
