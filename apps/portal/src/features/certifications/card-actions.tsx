import type { ECardWire } from '@fathom/contract/certifications'
import { useMutation } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Download from 'lucide-react/icons/download'
import Image from 'lucide-react/icons/image'
import Printer from 'lucide-react/icons/printer'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { saveFile } from '../../shared/save-file.ts'
import { Icon, type IconShape } from '../../shared/ui/icon/icon.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import css from './stage.module.css'

/** Ways to take a card along: a document, a picture, a badge for other sites, paper, plastic. */
export function CardActions({ card }: { card: ECardWire }) {
  const { t } = useTranslator('certifications')
  const file = useCardFile(card)
  return (
    <div className={css.actions}>
      <Action
        icon={Download}
        isBusy={file.isPending && file.variables === 'document'}
        onPress={() => file.mutate('document')}
      >
        {t('certifications.deed.pdf')}
      </Action>
      <Action
        icon={Image}
        isBusy={file.isPending && file.variables === 'picture'}
        onPress={() => file.mutate('picture')}
      >
        {t('certifications.deed.picture')}
      </Action>
      <Action icon={Printer} isBusy={false} onPress={() => window.print()}>
        {t('certifications.deed.print')}
      </Action>
      <Action
        icon={BadgeCheck}
        isBusy={file.isPending && file.variables === 'badge'}
        onPress={() => file.mutate('badge')}
      >
        {t('certifications.deed.badge')}
      </Action>
      <Link className={css.action} to={paths.certifications({ order: card.licenseID })}>
        <Icon of={CreditCard} />
        {t('certifications.deed.plastic')}
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
        `${t('certifications.deed.file')}-${licenseID}.${end}`,
      )
    },
    onError: (_, kind) => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(kind) }
      showToast({ text: t('certifications.deed.failed'), action })
    },
  })
  return mutation
}
