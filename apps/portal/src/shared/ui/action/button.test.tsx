import { expect, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import { Button } from './button.tsx'

test('a busy button keeps its size and ignores further presses', () => {
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

test("a busy submit button doesn't submit the form twice", () => {
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
