import type { WaitingPaperWire } from '@fathom/contract/forms'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileCheck from 'lucide-react/icons/file-check'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from '../linked/linked.module.css'
import { ConfirmForm, type Proving, RefuseForm } from '../witness/check-evaluation.tsx'
import { useStaffName } from '../witness/staff-name.tsx'
import { UploadedPage } from '../witness/uploaded-page.tsx'
import { confirmPaper, paperFileQuery, refusePaper } from './paper.queries.ts'

type Props = {
  paper: WaitingPaperWire
  /** The name of the member of staff. */
  reader: string
  proving: Omit<Proving, 'isCenter'>
  isLocked: boolean
  /** While nobody works on it: a page is read only by who has taken it. */
  take: ((onTaken?: () => void) => void) | undefined
  keys: RefObject<{ approve?: () => void; refuse?: () => void }>
  onDecided: (isOver: boolean) => void
}

/** OF-02, TS-03: a page that a physician signed is opened, compared with the diver, and confirmed or refused. */
export function PaperDecision({ paper, reader, proving, isLocked, take, keys, onDecided }: Props) {
  const { t, formatDay } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const [isOpen, setIsOpen] = useState(false)
  const staff = useStaffName(false)
  const confirming = useRef<HTMLDivElement>(null)
  const refusing = useRef<HTMLDivElement>(null)
  const opening = useRef<HTMLDivElement>(null)
  const { id, memberName: name, birthDate, isConfirmable } = paper
  const isShown = isOpen && isConfirmable && !isLocked
  // Whoever releases it has closed it: opening it again is recorded again.
  const isFree = take !== undefined
  useEffect(() => {
    if (isFree) setIsOpen(false)
  }, [isFree])
  useLayoutEffect(() => {
    // A key never opens the page, because each opening is recorded.
    const goTo = (place: RefObject<HTMLDivElement | null>) => () => {
      if (place.current) place.current.querySelector('input')?.focus()
      else if (take) take()
      else opening.current?.querySelector('button')?.focus()
    }
    keys.current = isLocked ? {} : { approve: goTo(confirming), refuse: goTo(refusing) }
    return () => {
      keys.current = {}
    }
  })
  const open = () => setIsOpen(true)
  const settled = { name, staff, onSettled: () => onDecided(true) }
  return (
    <Card aside={formatDay(new Date(paper.uploadedAt))} title={<bdi>{name}</bdi>}>
      <div className={css.form}>
        <p>{t('forms-signers.check.text', { name, date: birthDate && formatDay(birthDate) })}</p>
        {!isConfirmable && (
          <Banner icon={CircleAlert} tone="warn">
            {t('forms-signers.check.closed')}
          </Banner>
        )}
        {isConfirmable && !isShown && (
          <>
            <p>{t('forms-signers.check.recorded')}</p>
            <div ref={opening}>
              <Button
                disabled={isLocked}
                icon={FileCheck}
                kind="primary"
                onClick={() => (take ? take(open) : open())}
              >
                {t('forms-signers.page.open')}
              </Button>
            </div>
          </>
        )}
        {isShown && (
          <div className={css.form} ref={confirming}>
            <UploadedPage name={name} of={paperFileQuery(calls, id, paper.type)} />
            <ConfirmForm
              {...settled}
              {...proving}
              confirm={(seen) => confirmPaper(calls, id, seen)}
              declinedAt={paper.declinedAt}
              reader={reader}
            />
          </div>
        )}
        {(isShown || !(isConfirmable || isLocked)) && (
          <div ref={refusing}>
            <RefuseForm {...settled} refuse={(refusal) => refusePaper(calls, id, refusal)} />
          </div>
        )}
      </div>
    </Card>
  )
}
