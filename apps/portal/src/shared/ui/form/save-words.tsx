import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './save-words.module.css'

type Props = {
  /** Where the typed text is stored; a form may have more kinds, but only these matter here. */
  kind: 'pending' | 'saving' | 'saved' | 'stored' | (string & {})
  children: string
}

/**
 * The save status as text. Short-lived states are shown but not announced, because they would interrupt at
 * every pause.
 */
export function SaveWords({ kind, children: words }: Props) {
  const [spoken, setSpoken] = useState(words)
  const isPassing = kind === 'pending' || kind === 'saving'
  if (!isPassing && spoken !== words) setSpoken(words)
  return (
    <span className={css.words}>
      {kind === 'saved' && <Icon of={Check} size="sm" />}
      {kind === 'stored' && <Icon of={CloudOff} size="sm" />}
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  )
}
