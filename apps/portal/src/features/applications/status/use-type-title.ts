import { APPLICATION_TYPES } from '@fathom/domain/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'

type TypeId = (typeof APPLICATION_TYPES)[number]['id']

const isOffered = (id: string): id is TypeId => APPLICATION_TYPES.some((type) => type.id === id)

/** The title of an application; if its type is no longer offered, the name of what it leads to. */
export function useTypeTitle(): (type: { id: string; name: string }) => string {
  const { t } = useTranslator('applications')
  return ({ id, name }) =>
    isOffered(id) ? t(`applications.type.${id}`) : t('applications.type.other', { name })
}
