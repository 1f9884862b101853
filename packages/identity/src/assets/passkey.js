// Where the browser has no passkeys, the button is hidden and the password signs in; without scripts, the styles
// hide it. It is there from the start, so that nothing moves.
const form = document.getElementById('passkey')

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function ask() {
  const answer = await fetch(form.dataset.options, { method: 'POST' })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const options = await answer.json()
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] }
  const { id, type, rawId, response } = await navigator.credentials.get({ publicKey })
  return {
    id,
    type,
    rawId: textOf(rawId),
    clientExtensionResults: {},
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : undefined,
    },
  }
}

if (form && !window.PublicKeyCredential) form.hidden = true
else if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const failed = form.querySelector('[role=alert]')
    failed.hidden = true
    ask().then(
      (response) => {
        form.elements.response.value = JSON.stringify(response)
        form.submit()
      },
      () => {
        failed.hidden = false
      },
    )
  })
}
