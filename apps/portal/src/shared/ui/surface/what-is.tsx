import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './what-is.module.css'

type Props = {
  /** Such as 'What’s an access code?'. */
  question: string
  /** One or two sentences. */
  children: ReactNode
}

/** A term that people may not know, explained on demand where they meet it. */
export function WhatIs({ question, children }: Props) {
  return (
    <details className={css.what}>
      <summary>
        <Icon of={CircleQuestionMark} size="sm" />
        {question}
      </summary>
      <p>{children}</p>
    </details>
  )
}
