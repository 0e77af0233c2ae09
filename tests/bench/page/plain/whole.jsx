import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { start } from './page.jsx'

start(({ text }) => <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>)
