import { Streamdown } from 'streamdown'
import { start } from './page.jsx'

start(({ text, isStreaming }) => <Streamdown isAnimating={isStreaming}>{text}</Streamdown>)
