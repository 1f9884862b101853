import type { FormDefinition, FormName, ReleaseVariant } from './definition.ts'
import { currentDefinition } from './find-definition.ts'

export const RELEASE_VARIANTS = ['guardian-notice', 'full', 'own-fault'] as const satisfies ReleaseVariant[]

type WordingRole = 'title' | 'heading' | 'paragraph' | 'blank' | 'question' | 'help' | 'example' | 'statement'

/** One text of a form, and what it is for. */
export type WordingPart = {
  key: string
  role: WordingRole
  /** The section that it is in; null for the title and the statement. */
  section: string | null
  /** The question that it belongs to, such as `q3`; otherwise which one of its role it is. */
  of: string
  /** Of an example or a blank: which one. */
  number?: number
  /** The question asks whether the person is older than this, and the birth date answers it. */
  olderThan?: number | undefined
  /** The variants of a release that have it; all of them where there is only one. */
  variants: readonly ReleaseVariant[]
}

type Part = Omit<WordingPart, 'variants'>

function partsIn({ title, sections, statement }: FormDefinition): readonly Part[] {
  const inSections = sections.flatMap(({ id: section, title: heading, paragraphs, questions }): Part[] => [
    { key: heading, role: 'heading', section, of: section },
    ...paragraphs.map(({ text }): Part => ({ key: text, role: 'paragraph', section, of: '' })),
    ...questions.flatMap(({ id: of, kind, text, help, examples = [], olderThan }, index): Part[] => [
      kind === 'text'
        ? { key: text, role: 'blank', section, of, number: index + 1 }
        : { key: text, role: 'question', section, of, olderThan },
      ...(help ? [{ key: help, role: 'help', section, of } as const] : []),
      ...examples.map((key, at) => ({ key, role: 'example', section, of, number: at + 1 }) as const),
    ]),
  ])
  return [
    { key: title, role: 'title', section: null, of: '' },
    ...inSections,
    ...statement.map((key): Part => ({ key, role: 'statement', section: null, of: '' })),
  ]
}

/** Every text of a form, of all its variants, in the order in which people read them. */
export function wordingParts(form: FormName): readonly WordingPart[] {
  const found = RELEASE_VARIANTS.flatMap((variant) =>
    partsIn(currentDefinition(form, variant)).map((part) => ({ part, variant })),
  )
  const byKey = Map.groupBy(found, ({ part }) => part.key)
  const parts = [...byKey.values()].flatMap((same) => {
    const part = same[0]?.part
    return part ? [{ ...part, variants: same.map(({ variant }) => variant) }] : []
  })
  return parts
    .toSorted((one, other) => placeOf(parts, one) - placeOf(parts, other))
    .map((part) =>
      part.of === '' && part.role !== 'title' ? { ...part, of: String(numberOf(parts, part)) } : part,
    )
}

/** What only some variants have comes last otherwise: a paragraph after the blanks, and these after the statement. */
function placeOf(parts: readonly WordingPart[], { role, section }: WordingPart): number {
  if (section === null) return role === 'title' ? -1 : parts.length
  const beginning = parts.findIndex((part) => part.section === section)
  if (role === 'heading' || role === 'paragraph') return beginning
  return beginning + 0.5
}

const numberOf = (parts: readonly WordingPart[], { key, role, section }: WordingPart) =>
  parts
    .filter((part) => part.role === role && part.section === section)
    .findIndex((part) => part.key === key) + 1
