import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A page that asks once and draws what arrives with `Body`; what came within one frame is one commit, as in ours. */
export function start(Body) {
  createRoot(document.getElementById('root')).render(<Page Body={Body} />)
}

function Page({ Body }) {
  const [text, setText] = useState('')
  const [isStreaming, setIsStreaming] = useState(false)
  async function ask() {
    setIsStreaming(true)
    await readAnswer(setText)
    setIsStreaming(false)
  }
  return (
    <main>
      <h1>A plain page</h1>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <div>
        <Body text={text} isStreaming={isStreaming} />
      </div>
      {text !== '' && !isStreaming && <p role="status">Answer ready</p>}
    </main>
  )
}

async function readAnswer(onText) {
  const response = await fetch('/answer', { method: 'POST' })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let text = ''
  let frame
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop()
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      text += JSON.parse(line.slice(6)).choices[0]?.delta.content ?? ''
    }
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      onText(text)
    })
    if (done) break
  }
  cancelAnimationFrame(frame)
  onText(text)
}
