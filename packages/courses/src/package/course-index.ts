import type { Block, Course } from '../source/course.ts'
import { readCourse } from '../source/read-course.ts'

const plain = (text: string) => text.replaceAll('**', '')

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'drawing') return [block.title, block.task]
  return [block.kind === 'plate' ? block.caption : block.text]
}

/**
 * What can be found in a course: the text of its pages without their questions, and its glossary. It's part of the
 * package, so that each edition is searched in its own text.
 */
export function courseIndex({ lessons, glossary }: Course) {
  const titleOf = (lesson: string, page: number) =>
    lessons.find(({ id }) => id === lesson)?.pages[page - 1]?.title ?? ''
  return {
    pages: lessons.flatMap(({ id: lesson, pages }) =>
      pages.map(({ title, blocks }) => ({
        lesson,
        title: plain(title),
        texts: blocks.flatMap(textsOf).map(plain),
      })),
    ),
    glossary: glossary.map(({ term, also, text, lesson, page }) => ({
      term,
      also,
      text: plain(text),
      lesson,
      page: plain(titleOf(lesson, page)),
    })),
  }
}

/** For editions that were built before packages had an index. */
export const readCourseIndex = (name: string, culture: string) => courseIndex(readCourse(name, culture))
