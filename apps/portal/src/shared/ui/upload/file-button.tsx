import { type ComponentProps, useRef } from 'react'
import { Button } from '../action/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> & {
  accept: string
  /** Requests the front camera. */
  capture?: 'user'
  onFile: (file: File) => void
}

/**
 * A button that asks for one file. The input behind it is an implementation detail: it is neither visible nor
 * announced.
 */
export function FileButton({ accept, capture, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        accept={accept}
        hidden={true}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Lets the user choose the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
        ref={input}
        type="file"
        {...(capture && { capture })}
      />
    </>
  )
}
