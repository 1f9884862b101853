// Without this script the codes can still be selected and printed by the browser's own means.
const textsOf = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
for (const ways of document.querySelectorAll('.code-ways')) {
  const { copied, failed, downloaded } = ways.dataset
  const codes = `${[...textsOf('.print-only'), '', ...textsOf('.recovery-codes li')].join('\n')}\n`
  const status = ways.querySelector('[role="status"]')
  const on = (way, act) => ways.querySelector(`[data-way="${way}"]`).addEventListener('click', act)
  ways.hidden = false
  on('copy', async () => {
    try {
      await navigator.clipboard.writeText(codes)
      status.textContent = copied
    } catch {
      status.textContent = failed
    }
  })
  on('download', () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([codes], { type: 'text/plain' }))
    link.download = 'fathom-recovery-codes.txt'
    link.click()
    // Some browsers only start reading after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    status.textContent = downloaded
  })
  on('print', () => print())
}
