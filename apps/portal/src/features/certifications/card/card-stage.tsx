import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { cardBack } from '@fathom/look/drawings/card/card-art.ts'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import Maximize from 'lucide-react/icons/maximize'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import { useFace } from '../face/face.tsx'
import cardCss from './card.module.css'
import { CardFront, GasLimit, seedOf } from './card-front.tsx'
import css from './card-stage.module.css'
import { enterFullScreen, ShowCard } from './show-card.tsx'

/** One large card and its actions. */
export function CardStage({ card, affiliateId }: { card: ECardWire; affiliateId: number }) {
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
      <FlipCard card={card} face={face} />
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

/** Front and back: side by side where they fit, otherwise one card that flips on tap. */
function FlipCard({ card, face }: { card: ECardWire; face: string | undefined }) {
  const { t } = useTranslator('certifications')
  const [isTurned, setIsTurned] = useState(false)
  return (
    <div className={css.pair} data-turned={isTurned || undefined}>
      <div className={classNames(css.side, css.front)}>
        <CardFront card={card} face={face} />
      </div>
      <div className={classNames(css.side, css.back)}>
        <CardBack card={card} />
      </div>
      <button
        aria-label={t(isTurned ? 'certifications.showFront' : 'certifications.showBack')}
        className={css.turn}
        onClick={() => setIsTurned(!isTurned)}
        type="button"
      />
    </div>
  )
}

/** Four characters are enough to tell our keys apart by eye. */
const shortKey = (keyId: string) => keyId.slice(0, 4).toUpperCase()

function CardBack({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const art = useMemo(() => cardBack(seedOf(card.licenseID)), [card.licenseID])
  return (
    <article aria-label={t('certifications.card.back')} className={classNames(cardCss.card, cardCss.back)}>
      <div className={cardCss.art}>
        <Drawing of={art} width="full" />
      </div>
      <div className={cardCss.strip} />
      <div className={cardCss.rear}>
        <Facts card={card} />
        {card.code ? (
          <QrPicture className={cardCss.code} label={t('certifications.card.code')} text={card.code} />
        ) : (
          <p className={cardCss.noCode}>{t('certifications.card.noCode')}</p>
        )}
        <p className={cardCss.signed}>
          <span>{card.keyId && t('certifications-cards.signedBy', { key: shortKey(card.keyId) })}</span>
          <span>{t('certifications-cards.scan')}</span>
        </p>
      </div>
    </article>
  )
}

function Facts({ card }: { card: ECardWire }) {
  const { t, formatDay, formatUnit } = useTranslator('certifications', 'certifications-cards')
  const { birthdate, instructor, store, qualifiedDepth, gasLimit, expiresOn } = card
  return (
    <dl className={cardCss.facts}>
      <Fact name={t('certifications-cards.cardNumber')}>
        <bdi>{licenseIdShown(card.licenseID)}</bdi>
      </Fact>
      {birthdate && <Fact name={t('certifications-cards.born')}>{formatDay(birthdate)}</Fact>}
      {instructor && <Fact name={t('certifications-cards.instructor')}>{named(instructor)}</Fact>}
      {store && <Fact name={t('certifications-cards.store')}>{named(store)}</Fact>}
      {qualifiedDepth !== null && (
        <Fact name={t('certifications-cards.qualifiedTo')}>
          <bdi>{formatUnit(qualifiedDepth, 'meter')}</bdi>
        </Fact>
      )}
      {gasLimit && (
        <Fact name={t('certifications-cards.gas')}>
          <GasLimit limit={gasLimit} />
        </Fact>
      )}
      <Fact name={t('certifications-cards.renewal')}>
        {expiresOn ? formatDay(expiresOn) : t('certifications-cards.noRenewal')}
      </Fact>
    </dl>
  )
}

const named = ({ name, number }: NonNullable<ECardWire['instructor']>) => (
  <>
    <bdi>{name}</bdi>
    <span className={cardCss.number}>
      <bdi>{number}</bdi>
    </span>
  </>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
