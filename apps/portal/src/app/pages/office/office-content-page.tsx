import { isContentKind } from '@fathom/domain/office'
import { DocumentsScreen, OverviewScreen } from '../../../features/office/content/content-screens.tsx'
import { DocumentScreen } from '../../../features/office/content/document-screen.tsx'
import { viewOf } from '../../../features/office/content/kinds.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Navigate, useParams } from '../../../shared/router/index.ts'
import { OfficeLayout } from './office-layout.tsx'

await Promise.all([
  i18n.need('office-content'),
  i18n.need('office'),
  i18n.need('account-security'),
  i18n.need('profile'),
])

/** OF-08: everything that is changed without a build, one kind of it, or one document. */
export function Page() {
  const { t } = useTranslator('office', 'office-content')
  const { kind, key } = useParams()
  const content = { to: paths.officeContent(), name: t('office.right.content') }
  if (kind === undefined)
    return (
      <OfficeLayout
        above={{ to: paths.office(), name: t('shell.page.office') }}
        lead={t('office-content.lead')}
        title={content.name}
      >
        <OverviewScreen />
      </OfficeLayout>
    )
  if (!isContentKind(kind)) return <Navigate replace={true} to={paths.officeContent()} />
  const name = t(`office-content.kind.${kind}`)
  const { only, nameOf } = viewOf(kind)
  if (key === undefined)
    return (
      <OfficeLayout above={content} lead={t(`office-content.about.${kind}`)} page={kind} title={name}>
        <DocumentsScreen kind={kind} />
      </OfficeLayout>
    )
  return (
    <OfficeLayout
      above={only === undefined ? { to: paths.officeContent(kind), name } : content}
      page={kind}
      title={nameOf(key, t)}
    >
      <DocumentScreen key={`${kind} ${key}`} kind={kind} name={key} />
    </OfficeLayout>
  )
}
