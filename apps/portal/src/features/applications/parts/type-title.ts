import type { ApplicationWire } from '@fathom/contract/applications'
import { APPLICATION_TYPES } from '@fathom/domain/applications'
import type { Translator } from '@fathom/locales'

type TypeId = (typeof APPLICATION_TYPES)[number]['id']

const isOffered = (id: string): id is TypeId => APPLICATION_TYPES.some((type) => type.id === id)

/** The title of an application; if its type is no longer offered, the name of what it leads to. */
export const typeTitle = ({ t }: Pick<Translator, 't'>, { id, name }: ApplicationWire['type']): string =>
  isOffered(id) ? t(`applications.type.${id}`) : t('applications.type.other', { name })
