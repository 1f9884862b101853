import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Calls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import css from './content.module.css'
import type { ContentProblem } from './content-problems.ts'
import type { TranslateNames } from './document-names.ts'

export type EditorProps<Value> = {
  /** The key of the document. */
  name: string
  value: Value
  onChange: (value: Value) => void
  /** In the words of the reader, once publishing was tried. */
  error: string | undefined
}

/** How the office shows and edits one kind of document. The rest is the same for all of them. */
export type KindView<Value, Needs = unknown> = {
  /** The document, where a kind has only one. */
  only?: string
  /** Where staff may add documents: the button, and the key of a new one beside these. */
  add?: { label: (t: TranslateNames) => string; nextKey: (keys: readonly string[]) => string }
  /** What a new draft begins with where nothing applies. */
  empty: Value
  /** The fields, and how people will see it. */
  Editor: (props: EditorProps<Value> & { needs: Needs }) => ReactNode
  /** What applies, in a line; `titled` below a title that says what it is called. */
  Summary: (props: { value: Value; titled?: boolean }) => ReactNode
  /** The same as on the server. */
  problemOf: (value: Value, key: string, needs: Needs) => ContentProblem | undefined
  /** What the editor and its problems need besides the document. */
  needs?: (calls: Pick<Calls, 'http'>, key: string) => UseQueryOptions<Needs, Error, Needs, string[]>
}

export function Preview({ children }: { children: ReactNode }) {
  const { t } = useTranslator('office-content')
  if (!children) return null
  return (
    <section className={css.preview}>
      <h3 className={css.heading}>{t('office-content.preview')}</h3>
      {children}
    </section>
  )
}
