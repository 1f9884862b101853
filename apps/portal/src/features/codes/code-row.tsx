import type { AccessCodeWire } from '@fathom/contract/codes'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Store from 'lucide-react/icons/store'
import Ticket from 'lucide-react/icons/ticket'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { Menu } from '../../shared/ui/overlay/menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import css from './codes.module.css'
import type { Actions } from './use-actions.ts'

type Props = { code: AccessCodeWire; actions: Actions; hasMenu: boolean }

export function CodeRow({ code, actions, hasMenu }: Props) {
  const texts = useRowTexts(code)
  return (
    <li className={css.row}>
      <Tile icon={Ticket} tone={code.shared ? 'plain' : 'info'} />
      <div className={css.words}>
        <p className={css.title}>{code.title}</p>
        <p>
          <bdi className={css.code} dir="ltr">
            {code.couponCode}
          </bdi>
        </p>
        {texts.map((text) => (
          <p className={css.text} key={text}>
            {text}
          </p>
        ))}
      </div>
      <div className={css.acts}>
        {code.shared ? (
          <SharedActs code={code} actions={actions} />
        ) : (
          <OwnActs {...{ code, actions, hasMenu }} />
        )}
      </div>
    </li>
  )
}

function useRowTexts({ kind, store, shared }: AccessCodeWire): string[] {
  const { t, formatDay } = useTranslator('codes')
  const date = shared && formatDay(new Date(shared.sharedAt))
  return [
    kind === 'specialty' && t('codes.row.specialty'),
    store && t('codes.row.withStore', { store: store.name }),
    shared && t('codes.row.shared', { email: shared.email, date: date ?? '' }),
  ].filter((text) => typeof text === 'string')
}

function OwnActs({ code, actions, hasMenu }: Props) {
  const { t } = useTranslator('codes')
  const { title } = code
  return (
    <>
      {hasMenu && <CodeMenu code={code} onChooseStore={() => actions.chooseStore(code)} />}
      <Button
        aria-label={t('codes.row.shareNamed', { title })}
        kind="quiet"
        onClick={() => actions.share(code)}
        size="sm"
      >
        {t('codes.row.share')}
      </Button>
      <Button
        aria-label={t('codes.row.redeemNamed', { title })}
        kind="soft"
        onClick={() => actions.redeem(code)}
        size="sm"
      >
        {t('codes.row.redeem')}
      </Button>
    </>
  )
}

function SharedActs({ code, actions }: Pick<Props, 'code' | 'actions'>) {
  const { t } = useTranslator('codes')
  return (
    <Button
      aria-label={t('codes.row.callBackNamed', { title: code.title })}
      kind="soft"
      onClick={() => actions.callBack(code)}
      size="sm"
    >
      {t('codes.row.callBack')}
    </Button>
  )
}

type CodeMenuProps = { code: AccessCodeWire; onChooseStore: () => void }

/** The less frequent actions on a code. */
function CodeMenu({ code, onChooseStore }: CodeMenuProps) {
  const { t } = useTranslator('codes')
  const label = t('codes.row.more', { title: code.title })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.couponCode)
      showToast({ text: t('codes.row.copied') })
    } catch {
      showToast({ text: t('codes.row.notCopied') })
    }
  }
  return (
    <Menu label={label} trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}>
      <MenuItem icon={Copy} onSelect={() => void copy()}>
        {t('codes.row.copy')}
      </MenuItem>
      <MenuItem icon={Store} onSelect={onChooseStore}>
        {t(code.store ? 'codes.row.otherStore' : 'codes.row.store')}
      </MenuItem>
    </Menu>
  )
}
