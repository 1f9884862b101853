import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConflictDialog, conflictWords } from './conflict-dialog.tsx'

const differences = [{ id: 'q1', name: 'Do you smoke?', mine: 'Yes', theirs: 'No' }]
const nothing = () => undefined

test('both values of a difference are below its name, and screen readers still see one table', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <ConflictDialog
      differences={differences}
      onClose={nothing}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
      open={true}
      words={conflictWords((word) => word)}
    />,
  )
  const rows = [...place.querySelectorAll('[role=table] [role=row]')].map((row) =>
    [...row.children].map((cell) => `${cell.getAttribute('role')} ${cell.textContent}`),
  )
  expect(rows).toEqual([
    ['cell ', 'columnheader mine', 'columnheader theirs'],
    ['rowheader Do you smoke?', 'cell Yes', 'cell No'],
  ])
})
