import { expect, test, vi } from 'vitest'
import { find, press, render } from '../testing/render.tsx'
import { Button } from './button.tsx'

test('a busy button keeps its place and does nothing when pressed again', () => {
  const onClick = vi.fn()
  const { show } = render(<Button onClick={onClick}>Save</Button>)
  press(find('button', 'Save'))
  show(
    <Button busy={true} onClick={onClick}>
      Save
    </Button>,
  )
  press(find('button', 'Save'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(find('button', 'Save').getAttribute('aria-busy')).toBe('true')
})

test('a busy submit button does not send the form twice', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button busy={true} type="submit">
        Send
      </Button>
    </form>,
  )
  press(find('button', 'Send'))
  expect(onSubmit).not.toHaveBeenCalled()
})
