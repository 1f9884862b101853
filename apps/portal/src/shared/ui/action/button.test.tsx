import ArrowLeft from 'lucide-react/icons/arrow-left'
import { expect, test, vi } from 'vitest'
import { find, press, render } from '../../testing/render.tsx'
import iconCss from '../icon/icon.module.css'
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

test('an arrow follows the direction of reading only where the button says so', () => {
  render(
    <>
      <Button flip={true} icon={ArrowLeft}>
        Back
      </Button>
      <Button icon={ArrowLeft}>West</Button>
    </>,
  )
  const isFlipped = (name: string) =>
    find('button', name)
      .querySelector('svg')
      ?.classList.contains(iconCss.flip ?? 'none')
  expect(isFlipped('Back')).toBe(true)
  expect(isFlipped('West')).toBe(false)
})
