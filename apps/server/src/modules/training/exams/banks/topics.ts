import type { ExamPlan } from '@fathom/domain/training'
import { nameOfText, tidyLine } from '@fathom/domain/training/banks'

type Section = ExamPlan['sections'][number]

const same = (one: string, other: string) => one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en')

/** The topics of a bank while questions are added: a new name adds a topic. */
export function createTopics(plan: Pick<ExamPlan, 'title' | 'sections'>) {
  const sections: Section[] = [...plan.sections]
  const added: string[] = []
  const idOf = (title: string): string => {
    const topic = tidyLine(title)
    const known = sections.find((section) => same(section.title, topic) || section.id === topic)
    if (known) return known.id
    const id = `topic-${nameOfText(topic.toLocaleLowerCase('en'))}`
    sections.push({ id, title: topic })
    added.push(topic)
    return id
  }
  return {
    idOf,
    /** Of a question without a topic. */
    other: () => idOf(plan.title),
    sections: () => sections,
    added: () => added,
  }
}
