import { type ComponentProps, useRef } from 'react'
import { Button } from '../action/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> & {
  accept: string
  /** Asks for the camera that looks at whoever holds the phone. */
  capture?: 'user'
  onFile: (file: File) => void
}

/** A button that asks for one file. The input behind it is nobody's but the button's: it is neither seen nor read out. */
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
          // So that the same file can be chosen again.
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
