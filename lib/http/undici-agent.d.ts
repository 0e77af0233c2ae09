/**
 * The file of undici that holds its agent. The package's main file loads three times as many, such as a
 * browser's fetch.
 */
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici'
  export default Agent
}
