import { expect, test, vi } from 'vitest'
import { find, press, render, type } from './testing/render.tsx'
import { usePause } from './use-pause.ts'

function Search({ onSearch, onOpen }: { onSearch: (search: string) => void; onOpen: () => void }) {
  const { text, type } = usePause('', onSearch)
  return (
    <>
      <input onChange={({ target }) => type(target.value)} value={text} />
      <button onClick={onOpen} type="button">
        Open
      </button>
    </>
  )
}

test('what was typed is searched before a click opens something, and not again after it', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  render(<Search onOpen={() => done.push('opened')} onSearch={(search) => done.push(search)} />)
  type(find('input'), 'reef')
  press(find('button'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['reef', 'opened'])
})
