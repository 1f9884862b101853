import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import css from './record.module.css'

type Props = { title: string; aside: ReactNode; children: ReactNode }

/** A table that is long on a phone: collapsed under its title there, and expanded in print. */
export function FoldCard({ title, aside, children }: Props) {
  const isNarrow = useNarrow('tablet')
  if (!isNarrow)
    return (
      <Card aside={aside} title={title}>
        {children}
      </Card>
    )
  return (
    <Card>
      <details className={css.fold}>
        <summary className={css.foldHead}>
          <h2>{title}</h2>
          {aside && <span className={css.quiet}>{aside}</span>}
          <Icon of={ChevronDown} />
        </summary>
        {children}
      </details>
    </Card>
  )
}
