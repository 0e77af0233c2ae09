/** What chat programs ask on their own behalf, in shapes as the programs send them; the words are our own. */

export const question = 'Does dapagliflozin help in heart failure with reduced ejection fraction?'
const answer = 'It lowers cardiovascular death and worsening heart failure [1].'
export const conversation = `User: ${question}\nAI: ${answer}`

const history = `<chat_history>\nUSER: ${question}\nASSISTANT: ${answer}\n</chat_history>`
const task = (instruction: string, form: string) => [
  {
    role: 'user',
    content: `### Task:\n${instruction}\n### Guidelines:\n- Use the language of the chat.\n### Output:\nJSON format: ${form}\n### Chat History:\n${history}`,
  },
]
const titleSchema = (...members: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(members.map((member) => [member, { type: 'string' }])),
  required: members,
  additionalProperties: false,
})
const jsonSchema = (schema: object) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'reply', schema } },
})

const title = 'Does dapagliflozin help in heart failure with reduced ejection fraction'
const shortTitle = 'Does dapagliflozin help in heart'

export const tasks: { name: string; messages: object[]; fields?: object; expected: unknown }[] = [
  {
    name: 'a title (Open WebUI)',
    messages: task('Create a brief title for the history of this chat.', '{ "title": "the title" }'),
    expected: { title },
  },
  {
    name: 'tags (Open WebUI)',
    messages: task('Sort the history of this chat under a few tags.', '{ "tags": ["first", "second"] }'),
    expected: { tags: [] },
  },
  {
    name: 'follow-up questions (Open WebUI)',
    messages: task('What could the user ask next?', '{ "follow_ups": ["One?", "Two?"] }'),
    expected: { follow_ups: [] },
  },
  {
    name: 'search queries (Open WebUI)',
    messages: task('Decide whether a search is needed, and for what.', '{ "queries": ["first", "second"] }'),
    expected: { queries: [question] },
  },
  {
    name: 'a title in plain text (LibreChat)',
    messages: [
      {
        role: 'user',
        content: `Write a 5-word-or-less title for the conversation. Return nothing but the title, only its words.\n\nConversation:\n${conversation}`,
      },
    ],
    expected: shortTitle,
  },
  {
    name: 'a title and its language by schema (LibreChat)',
    messages: [
      {
        role: 'user',
        content: `Read this conversation and give:\n1. Its language\n2. A short title (5 words or less, no punctuation)\n\n${conversation}`,
      },
    ],
    fields: jsonSchema(titleSchema('language', 'title')),
    expected: { language: 'English', title: shortTitle },
  },
  {
    name: 'a title, asked by a system turn (LobeChat)',
    messages: [
      {
        role: 'system',
        content: 'You summarize. Generate a title of this conversation.\n- Output only the title\n- Maximum 10 words',
      },
      { role: 'user', content: `user: ${question}\nassistant: ${answer}` },
    ],
    expected: title,
  },
  {
    name: 'a title by schema, asked by a system turn (LobeChat)',
    messages: [
      { role: 'system', content: 'Generate a title. Return one JSON object.\n- Maximum 15 words' },
      {
        role: 'user',
        content: `<task>\nGenerate a title.\n</task>\n\n<conversation>\n<user>\n${question}\n</user>\n<assistant>\n${answer}\n</assistant>\n</conversation>`,
      },
    ],
    fields: jsonSchema(titleSchema('title')),
    expected: { title: title },
  },
  {
    name: 'tags in Chinese, by examples (LobeChat)',
    messages: [
      { role: 'system', content: '将用户的输入提炼出标签，不超过 5 个，格式：输入: {文本} [locale] 输出: {标签}' },
      { role: 'user', content: '输入: {翻译新闻} [zh-CN]' },
      { role: 'assistant', content: '翻译,写作' },
      { role: 'user', content: `输入: {${question}} [en-US]` },
    ],
    expected: title,
  },
  {
    name: 'follow-up questions by schema (LobeChat)',
    messages: [
      {
        role: 'user',
        content: `From this conversation, generate 3 follow-up questions.\n\nRecent conversation:\nUser: ${question}\nAssistant: ${answer}\n\nReturn them as JSON.`,
      },
    ],
    fields: jsonSchema({ type: 'object', properties: { suggestions: { type: 'array', items: { type: 'string' } } } }),
    expected: { suggestions: [] },
  },
  {
    name: 'quick replies by schema (LobeChat)',
    messages: [
      { role: 'system', content: 'Extracts quick replies: return a few suggestions of what to say next, as JSON.' },
      { role: 'user', content: `Last assistant message:\n"""\n${question}\n"""` },
    ],
    fields: jsonSchema({ type: 'object', properties: { chips: { type: 'array', items: { type: 'object' } } } }),
    expected: { chips: [] },
  },
  {
    name: 'a summary of what was said (LobeChat)',
    messages: [
      { role: 'system', content: 'You summarize conversations between the tags.' },
      {
        role: 'user',
        content: `<chat_history>\n<user>${question}</user>\n<assistant>${answer}</assistant>\n</chat_history>\n\nSummarize the conversation above in 400 tokens.`,
      },
    ],
    expected: title,
  },
  {
    name: 'a title, asked at the end of the conversation',
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
      { role: 'user', content: 'Write a four to five word title for our conversation, without punctuation.' },
    ],
    expected: title,
  },
  {
    name: 'a title in Chinese, asked at the end of the conversation',
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
      { role: 'user', content: '用五个字返回这段对话的主题，不要标点' },
    ],
    expected: title,
  },
]
