import BadgeCheck from 'lucide-react/icons/badge-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import type { GroupBy } from './groups.ts'
import css from './review.module.css'

const GROUPINGS: readonly GroupBy[] = ['class', 'student']

type Props = {
  by: GroupBy
  onGroup: (by: GroupBy) => void
  all: number
  chosen: number
  busy: boolean
  onChooseAll: (on: boolean) => void
  onVerify: () => void
  onReturn: () => void
}

/**
 * Selects all, and reviews the selection. It's sticky, with its buttons, only while something is selected.
 */
export function ReviewBar({ by, onGroup, all, chosen, busy, onChooseAll, onVerify, onReturn }: Props) {
  const { t } = useTranslator('logbook-review')
  return (
    <>
      <div className={css.grouping}>
        <Segments
          legend={t('logbook-review.by.title')}
          onSelect={onGroup}
          segments={GROUPINGS.map((key) => ({ key, label: t(`logbook-review.by.${key}`) }))}
          selected={by}
        />
      </div>
      <section
        aria-label={t('logbook-review.chosen.title')}
        className={css.bar}
        data-chosen={chosen > 0 || undefined}
      >
        <Checkbox
          checked={all > 0 && chosen === all}
          onChange={({ target }) => onChooseAll(target.checked)}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < all
          }}
        >
          {t('logbook-review.chooseAll')}
        </Checkbox>
        <p className={css.count} role="status">
          {chosen > 0 && t('logbook-review.chosen.count', { count: chosen })}
        </p>
        {chosen > 0 && (
          <>
            <Button icon={Undo2} onClick={onReturn}>
              {t('logbook-review.return')}
            </Button>
            <Button busy={busy} icon={BadgeCheck} kind="primary" onClick={onVerify}>
              {t('logbook-review.verifyChosen', { count: chosen })}
            </Button>
          </>
        )}
      </section>
    </>
  )
}
