import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Button, Heading } from 'react-aria-components/Calendar'
import { Icon } from '../icon/icon.tsx'
import css from './month-header.module.css'

/** The name of the surrounding calendar's month, with the ways to the months beside it. */
export function MonthHeader({ isLarge = false, children }: { isLarge?: boolean; children?: ReactNode }) {
  return (
    <header className={css.header} data-large={isLarge || undefined}>
      <Button className={css.turn ?? ''} slot="previous">
        <Icon flip={true} of={ChevronLeft} />
      </Button>
      <Heading className={css.title ?? ''} />
      <Button className={css.turn ?? ''} slot="next">
        <Icon flip={true} of={ChevronRight} />
      </Button>
      {children}
    </header>
  )
}
