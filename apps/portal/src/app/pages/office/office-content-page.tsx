import { type ContentKind, isContentKind } from '@fathom/domain/office'
import { DocumentsScreen, OverviewScreen } from '../../../features/office/content/content-screens.tsx'
import { DocumentScreen, useDocumentTitle } from '../../../features/office/content/document-screen.tsx'
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
  i18n.need('applications'),
  i18n.need('certifications'),
  i18n.need('club'),
  i18n.need('training-office'),
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
  if (key === undefined)
    return (
      <OfficeLayout above={content} lead={t(`office-content.about.${kind}`)} page={kind} title={name}>
        <DocumentsScreen kind={kind} />
      </OfficeLayout>
    )
  return <DocumentPage content={content} key={`${kind} ${key}`} kind={kind} name={key} />
}

type DocumentProps = { kind: ContentKind; name: string; content: { to: string; name: string } }

function DocumentPage({ kind, name, content }: DocumentProps) {
  const { t } = useTranslator('office-content')
  const { only } = viewOf(kind)
  const title = useDocumentTitle(kind, name)
  const list = { to: paths.officeContent(kind), name: t(`office-content.kind.${kind}`) }
  return (
    <OfficeLayout above={only === undefined ? list : content} page={kind} title={title}>
      <DocumentScreen kind={kind} name={name} />
    </OfficeLayout>
  )
}
