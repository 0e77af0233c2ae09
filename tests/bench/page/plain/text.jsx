import { start } from './page.jsx'

start(({ text }) => <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p>)
