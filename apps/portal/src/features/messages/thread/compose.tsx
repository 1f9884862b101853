import { ATTACHMENT_BYTES, ATTACHMENTS_A_MESSAGE, MESSAGE_CHARACTERS } from '@fathom/domain/messages'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import { sortFiles } from '../../../shared/ui/upload/sort-files.ts'
import css from './thread.module.css'

const FILE_RULES = { accept: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: ATTACHMENT_BYTES }
const COUNTED_FROM = MESSAGE_CHARACTERS * 0.9
/** A text that is a little too long can be shortened here. Much more, such as a whole file, would stall the page. */
const MOST_TYPED = MESSAGE_CHARACTERS * 3

/** What was typed survives a reload of this tab. */
function useTyped(enrolmentId: string) {
  const key = `messages.typed.${enrolmentId}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  return {
    text,
    type(next: string) {
      setText(next)
      if (next) sessionStorage.setItem(key, next)
      else sessionStorage.removeItem(key)
    },
  }
}

type Props = { enrolmentId: string; onSend: (text: string, files: readonly File[]) => Promise<void> }

export function Compose({ enrolmentId, onSend }: Props) {
  const { t } = useTranslator('messages')
  const { text, type } = useTyped(enrolmentId)
  const [files, setFiles] = useState<readonly File[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isFileWrong, setIsFileWrong] = useState(false)
  const [isNotAdded, setIsNotAdded] = useState(false)
  const written = text.trim()
  const isTooLong = written.length > MESSAGE_CHARACTERS
  const error =
    (isNotAdded && t('messages.notAdded', { count: MESSAGE_CHARACTERS })) ||
    (isTooLong && t('messages.tooLong', { count: MESSAGE_CHARACTERS })) ||
    (isTried && written === '' && t('messages.empty'))
  const write = (next: string) => {
    const isFarTooLong = next.length > MOST_TYPED
    setIsNotAdded(isFarTooLong)
    if (!isFarTooLong) type(next)
  }
  const add = (file: File) => {
    const isFine = sortFiles([file], FILE_RULES).refused.length === 0 && files.length < ATTACHMENTS_A_MESSAGE
    setIsFileWrong(!isFine)
    if (isFine) setFiles([...files, file])
  }
  const send = () => {
    setIsTried(written === '')
    if (written === '' || isTooLong) return
    setIsFileWrong(false)
    setIsNotAdded(false)
    type('')
    setFiles([])
    void onSend(written, files)
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.compose}
      noValidate={true}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        error={error}
        help={
          written.length > COUNTED_FROM &&
          t('messages.length', { count: written.length, most: MESSAGE_CHARACTERS })
        }
        label={t('messages.label')}
      >
        <TextArea
          dir="auto"
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByKeys}
          rows={3}
          value={text}
        />
      </Field>
      <ChosenFiles files={files} onRemove={(gone) => setFiles(files.filter((file) => file !== gone))} />
      {isFileWrong && (
        <p className={css.refused} role="alert">
          {t('messages.filesWrong', { count: ATTACHMENTS_A_MESSAGE })}
        </p>
      )}
      <div className={css.actions}>
        <FileButton accept={FILE_RULES.accept.join()} icon={Paperclip} onFile={add}>
          {t('messages.attach')}
        </FileButton>
        <Button icon={Send} kind="primary" type="submit">
          {t('messages.send')}
        </Button>
      </div>
    </form>
  )
}

type ChosenProps = { files: readonly File[]; onRemove: (file: File) => void }

function ChosenFiles({ files, onRemove }: ChosenProps) {
  const { t } = useTranslator('messages')
  if (files.length === 0) return null
  return (
    <ul aria-label={t('messages.attachments')} className={css.chosen}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <bdi>{file.name}</bdi>
          <IconButton
            icon={X}
            label={t('messages.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  )
}
