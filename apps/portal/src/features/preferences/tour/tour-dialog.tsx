import Award from 'lucide-react/icons/award'
import BookOpen from 'lucide-react/icons/book-open'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import Search from 'lucide-react/icons/search'
import Ticket from 'lucide-react/icons/ticket'
import UsersRound from 'lucide-react/icons/users-round'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { StepBars } from '../../../shared/ui/feedback/step-bars.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import css from './tour.module.css'
import type { TourStep } from './tour-steps.ts'

/** The icons are those of the menu, so that people recognize them there. */
const ICONS: Record<TourStep, IconShape> = {
  learn: GraduationCap,
  dives: BookOpen,
  cards: IdCard,
  students: UsersRound,
  verify: ClipboardCheck,
  certify: Award,
  codes: Ticket,
  counter: ConciergeBell,
  find: Search,
}

type Props = { steps: readonly TourStep[]; open: boolean; onClose: () => void }

/** SN-08: what is where, one step at a time. It always opens at the first step. */
export function TourDialog({ steps, open, onClose }: Props) {
  const { t } = useTranslator('preferences-tour')
  const [at, setAt] = useState(0)
  const close = () => {
    onClose()
    setAt(0)
  }
  return (
    <Dialog
      actions={<Actions at={at} last={steps.length - 1} onClose={close} onMove={setAt} />}
      onClose={close}
      open={open}
      title={t('preferences-tour.title')}
    >
      <div className={css.tour}>
        <span className={css.close}>
          <IconButton icon={X} label={t('preferences-tour.skip')} onClick={close} />
        </span>
        <StepBars steps={steps.map((key, place) => ({ key, state: place <= at ? 'done' : 'ahead' }))} />
        <div className={css.steps}>
          {/* All steps take their place, so that the buttons stay where they are. */}
          {steps.map((step) => (
            <div aria-hidden="true" className={css.place} key={step}>
              <Step of={steps.length} at={at} step={step} />
            </div>
          ))}
          <div aria-live="polite" className={css.step}>
            <Step at={at} of={steps.length} step={steps[at] ?? 'find'} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function Step({ step, at, of }: { step: TourStep; at: number; of: number }) {
  const { t } = useTranslator('preferences-tour')
  return (
    <>
      <span className={css.icon}>
        <Icon of={ICONS[step]} size="lg" />
      </span>
      <p className={css.position}>{t('preferences-tour.position', { at: at + 1, of })}</p>
      <p className={css.name}>{t(`preferences-tour.${step}.title`)}</p>
      <p>{t(`preferences-tour.${step}.text`)}</p>
    </>
  )
}

type ActionsProps = { at: number; last: number; onMove: (to: number) => void; onClose: () => void }

function Actions({ at, last, onMove, onClose }: ActionsProps) {
  const { t } = useTranslator('preferences-tour')
  const next = useRef<HTMLButtonElement>(null)
  const isLast = at === last
  const goBack = () => {
    // On the first step, Skip takes the place of Back: a second press would skip the tour.
    if (at === 1) next.current?.focus()
    onMove(at - 1)
  }
  return (
    <>
      {at === 0 ? (
        <Button key="skip" kind="quiet" onClick={onClose}>
          {t('preferences-tour.skip')}
        </Button>
      ) : (
        <Button key="back" kind="quiet" onClick={goBack}>
          {t('preferences-tour.back')}
        </Button>
      )}
      <Button
        data-first-focus={true}
        key="next"
        kind="primary"
        onClick={() => (isLast ? onClose() : onMove(at + 1))}
        ref={next}
      >
        {isLast ? t('preferences-tour.done') : t('preferences-tour.next')}
      </Button>
    </>
  )
}
