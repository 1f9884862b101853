import {
  type Answers,
  DIVER_BLANK,
  type FormDefinition,
  isAnotherDiver,
  isComplete,
  unprintedBlanks,
} from '@fathom/domain/forms'
import { useEffect, useState } from 'react'
import { useSearchParams } from '../../../../shared/router/index.ts'
import { type FillPage, firstOpenPage, pagesOf, pageWith } from './pages-of.ts'

const REVIEW = 'review'
const SIGN = 'sign'

/** Whether the person has answered anything: the age follows from the birth date. */
function isBegun({ sections }: FormDefinition, answers: Answers): boolean {
  const given = sections.flatMap(({ questions }) =>
    questions.filter(({ olderThan }) => olderThan === undefined),
  )
  return given.some(({ id }) => answers[id] !== undefined)
}

/** Where a returning user continues: the first page with something unanswered, or the review. */
function placeToGoOn(definition: FormDefinition, pages: readonly FillPage[], answers: Answers): string {
  // The text must be shown before it is signed, even if there is nothing left to fill in.
  const [first] = pages
  if (first?.kind === 'text' && pages.length === 1) return first.id
  if (isComplete(definition, answers)) return REVIEW
  if (!isBegun(definition, answers)) return first?.id ?? REVIEW
  return firstOpenPage(definition, pages, answers)?.id ?? REVIEW
}

/** Blocks signing for another diver, and text that can't be printed. */
const wrongBlank = (definition: FormDefinition, answers: Answers, signer: string): string | undefined =>
  isAnotherDiver(answers, signer) ? DIVER_BLANK : unprintedBlanks(definition, answers)[0]

/** The current page of the form. It is in the URL, so that Back and reload work. */
export function usePageAt(definition: FormDefinition, answers: Answers, signer: string) {
  const [search, setSearch] = useSearchParams()
  const [pages] = useState(() => pagesOf(definition))
  const [goingOn] = useState(() => placeToGoOn(definition, pages, answers))
  const [hasMoved, setHasMoved] = useState(false)
  const wanted = search.get('at') ?? goingOn
  const wrong = wrongBlank(definition, answers, signer)
  const isWrong = wrong !== undefined && (wanted === REVIEW || wanted === SIGN)
  const requested = isWrong ? (pageWith(pages, wrong)?.id ?? wanted) : wanted
  useEffect(() => {
    // If it stayed in the URL, the page would turn while the user is fixing the blank.
    if (!isWrong) return
    const next = { ...Object.fromEntries(search), at: requested, from: REVIEW }
    setSearch(next, { replace: true, preventScrollReset: true })
  }, [isWrong, requested, search, setSearch])
  const mayBeShown = requested === REVIEW || (requested === SIGN && isComplete(definition, answers))
  const index = pages.findIndex(({ id }) => id === requested)
  const at = mayBeShown || index >= 0 ? requested : requested === SIGN ? REVIEW : goingOn
  const isFromReview = search.get('from') === REVIEW
  const go = (to: string, from?: typeof REVIEW) => {
    setHasMoved(true)
    const next = new URLSearchParams(search)
    next.delete('from')
    next.set('at', to)
    if (from) next.set('from', from)
    setSearch(next)
  }
  return {
    at,
    page: pages.find(({ id }) => id === at),
    isFirst: !hasMoved,
    isFromReview,
    isLast: index === pages.length - 1,
    go,
    next: () => go(isFromReview ? REVIEW : (pages[index + 1]?.id ?? REVIEW)),
    back: index > 0 ? () => go(pages[index - 1]?.id ?? REVIEW) : undefined,
    lastPage: () => go(pages.at(-1)?.id ?? REVIEW),
    change: (questionId: string) => go(pageWith(pages, questionId)?.id ?? REVIEW, REVIEW),
  }
}

export type PageAt = ReturnType<typeof usePageAt>
