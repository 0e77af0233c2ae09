import { createRoot } from 'react-dom/client'

// As much text as our own first view shows, and nothing else.
createRoot(document.getElementById('root')).render(
  <main>
    <h1>Ask a clinical question</h1>
    <p>Answers come from records that can be opened and checked.</p>
    <textarea aria-label="Your question" />
    <button type="button">Ask</button>
  </main>,
)
