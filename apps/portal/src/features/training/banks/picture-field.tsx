import type {
  BankItemChangeWire,
  ExamPictureUploadWire,
  ExamPictureWire,
} from '@fathom/contract/training/banks'
import { BANK_LIMITS } from '@fathom/domain/training/banks'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import { sendInPieces } from '../../../shared/upload/send-in-pieces.ts'
import office from '../office.module.css'
import css from './banks.module.css'
import { BANKS_KEY } from './banks.queries.ts'

type Picture = BankItemChangeWire['picture']
type Props = {
  packageId: string
  picture: Picture
  lang: string | undefined
  /** The form was sent without a description. */
  isMissingAlt: boolean
  onChange: (picture: Picture) => void
}

const PATH = 'exams/banks/{packageId}/pictures'

const uploadPort = ({ http }: Pick<Calls, 'http'>, packageId: string) => ({
  begin: (id: string, size: number, signal: AbortSignal) =>
    http.post<ExamPictureUploadWire>('learning', PATH, { params: { packageId }, body: { id, size }, signal }),
  put: (id: string, offset: number, chunk: Blob, signal: AbortSignal) =>
    http.put<ExamPictureUploadWire>('learning', `${PATH}/{id}`, {
      params: { packageId, id },
      query: { offset },
      body: chunk,
      signal,
    }),
  complete: (id: string, signal: AbortSignal) =>
    http.post<ExamPictureWire>('learning', `${PATH}/{id}/complete`, { params: { packageId, id }, signal }),
})

const pictureQuery = ({ http }: Pick<Calls, 'http'>, packageId: string, id: string | undefined) =>
  queryOptions({
    queryKey: [...BANKS_KEY, 'picture', packageId, id],
    queryFn: async ({ signal }) => {
      const options = { params: { packageId, id: id ?? '' }, signal }
      return (await http.get<ExamPictureUploadWire>('learning', `${PATH}/{id}`, options)).photo
    },
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function StoredPicture({ packageId, picture }: Pick<Props, 'packageId' | 'picture'>) {
  const shown = useQuery(pictureQuery(useCalls(), packageId, picture?.id)).data
  return picture && shown ? <img alt={picture.alt} className={css.picture} src={shown.data} /> : null
}

/** The picture of a question: uploaded, described, replaced or removed. */
export function PictureField({ packageId, picture, lang, isMissingAlt, onChange }: Props) {
  const { t } = useTranslator('training-banks')
  const calls = useCalls()
  const client = useQueryClient()
  const upload = useMutation({
    mutationFn: (file: File) =>
      sendInPieces(uploadPort(calls, packageId), {
        id: crypto.randomUUID(),
        file,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: (uploaded) => {
      client.setQueryData(pictureQuery(calls, packageId, uploaded.id).queryKey, uploaded)
      onChange({ id: uploaded.id, alt: picture?.alt ?? '' })
    },
  })
  const limit = useTextLimit()(picture?.alt ?? '', BANK_LIMITS.alt)
  return (
    <div className={office.list}>
      <StoredPicture packageId={packageId} picture={picture} />
      <div className={css.row}>
        <FileButton
          accept="image/jpeg,image/png"
          busy={upload.isPending}
          icon={ImagePlus}
          kind="soft"
          onFile={(file) => upload.mutate(file)}
        >
          {t('training-banks.picture.add')}
        </FileButton>
        {picture && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            {t('training-banks.picture.remove')}
          </Button>
        )}
      </div>
      {upload.isError && (
        <p className={css.weak} role="alert">
          {t('training-banks.picture.failed')}
        </p>
      )}
      {picture && (
        <Field
          error={limit.error ?? (isMissingAlt && t('training-banks.picture.noAlt'))}
          help={limit.help ?? t('training-banks.picture.hint')}
          label={t('training-banks.picture.alt')}
        >
          <TextInput
            lang={lang}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            value={picture.alt}
          />
        </Field>
      )}
    </div>
  )
}
