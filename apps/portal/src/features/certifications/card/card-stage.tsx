import type { ECardWire } from '@fathom/contract/certifications'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import Maximize from 'lucide-react/icons/maximize'
import Printer from 'lucide-react/icons/printer'
import { useCallback, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useFace } from '../face/face.tsx'
import css from './card-stage.module.css'
import { CardTrack } from './card-track.tsx'
import { enterFullScreen, ShowCard } from './show-card.tsx'

type Props = {
  cards: readonly ECardWire[]
  /** The one that the actions are about. */
  card: ECardWire
  onShow: (card: ECardWire) => void
  affiliateId: number
}

/** All cards, one at a time, and the actions of the one shown. */
export function CardStage({ cards, card, onShow, affiliateId }: Props) {
  const { t } = useTranslator('certifications')
  const face = useFace(affiliateId, card.photo)
  const [isShown, setIsShown] = useState(false)
  const hide = useCallback(() => setIsShown(false), [])
  const showFull = async () => {
    await enterFullScreen()
    setIsShown(true)
  }
  return (
    <section aria-label={card.title} className={css.stage}>
      <CardTrack cards={cards} current={card} face={face} onShow={onShow} />
      <div className={css.main}>
        <Button icon={Maximize} kind="primary" onClick={() => void showFull()} size="lg">
          {t('certifications.show.open')}
        </Button>
      </div>
      <CardActions card={card} />
      <ShowCard card={card} face={face} onClose={hide} open={isShown} />
    </section>
  )
}

/** Ways to take a card along: a document, a picture, a badge for other sites, paper, plastic. */
function CardActions({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications')
  const file = useCardFile(card)
  return (
    <div className={css.actions}>
      <Action
        icon={Download}
        isBusy={file.isPending && file.variables === 'document'}
        onPress={() => file.mutate('document')}
      >
        {t('certifications.action.pdf')}
      </Action>
      <Action
        icon={Image}
        isBusy={file.isPending && file.variables === 'picture'}
        onPress={() => file.mutate('picture')}
      >
        {t('certifications.action.picture')}
      </Action>
      <Action icon={Printer} isBusy={false} onPress={() => window.print()}>
        {t('certifications.action.print')}
      </Action>
      <Action
        icon={BadgeCheck}
        isBusy={file.isPending && file.variables === 'badge'}
        onPress={() => file.mutate('badge')}
      >
        {t('certifications.action.badge')}
      </Action>
      <Link className={css.action} to={paths.certifications({ order: card.licenseID })}>
        <Icon of={CreditCard} />
        {t('certifications.action.plastic')}
      </Link>
    </div>
  )
}

type ActionProps = { icon: IconShape; children: string; isBusy: boolean; onPress: () => void }

function Action({ icon, children, isBusy, onPress }: ActionProps) {
  return (
    <button
      aria-busy={isBusy || undefined}
      className={css.action}
      onClick={() => !isBusy && onPress()}
      type="button"
    >
      <Icon of={icon} />
      {children}
    </button>
  )
}

const FILES = {
  document: { path: 'e-cards/{licenseID}/document', end: 'pdf', query: {} },
  // The code is on the back, so a picture without the back can't be verified.
  picture: { path: 'e-cards/{licenseID}/picture', end: 'png', query: { side: 'both' } },
  badge: { path: 'trust/badges/{licenseID}', end: 'jwt', query: {} },
} as const

type CardFile = keyof typeof FILES

function useCardFile({ licenseID }: ECardWire) {
  const { http } = useCalls()
  const { t, locale } = useTranslator('certifications')
  const mutation = useMutation({
    mutationFn: async (kind: CardFile) => {
      const { path, end, query } = FILES[kind]
      const options = { params: { licenseID }, query: { culture: locale, ...query } }
      saveFile(
        await http.download('ecards', path, options),
        `${t('certifications.action.file')}-${licenseID}.${end}`,
      )
    },
    onError: (_, kind) => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(kind) }
      showToast({ text: t('certifications.action.failed'), action })
    },
  })
  return mutation
}
