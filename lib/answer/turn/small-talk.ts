/**
 * Recognises turns that ask nothing of the library, in English and Chinese: greetings, thanks, questions
 * about this service.
 */
import { toSimplifiedChinese } from '@/lib/answer/emergency/to-simplified-chinese'
import { asksForErrand } from './errand'

export type SmallTalk = 'greeting' | 'thanks' | 'errand'

const greeting =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|test(?:ing)?|ping)\b[\s,!.]*)+(?:there|all|everyone|team|doctor)?[\s!.?]*$/i
/** Also with a remark after it: "thanks, that helps", "OK great, that was very useful". */
const thanks =
  /^(?:(?:(?:many )?thanks?(?: you)?(?: very much| so much| a lot| again)?|thx|ta|cheers|ok(?:ay)?|great|perfect|excellent|brilliant|lovely|got it|understood|bye|goodbye|see you)(?:\s(?:mate|doctor|all))?[\s,!.–-]*)+(?:(?:that|this|it)(?:'s| is| was)?(?: (?:very|really|so|quite))? (?:helps?|helped|helpful|useful|great|clear|perfect|all|good))?[\s!.]*$/i
const aboutThisService =
  /^(?:(?:hi|hello|hey)[\s,!.]+)?(?:(?:who|what) are you|what can you do|how do you work|help|are you (?:there|an? (?:ai|bot|model))|how are you(?: doing)?|say (?:hi|hello)|what(?:'s| is) your name)[\s?!.]*$/i

const chineseThanks =
  '(?:多|非常|十分|太)?(?:谢谢|感谢)(?:[你您]|你们|大家)?(?:的(?:帮助|回答|解答))?|多谢|谢了|辛苦|不客气|好的?|好吧|行|可以|明白|知道|懂了|了解|收到|没事|太?棒了|厉害|再见|拜拜|回头见'
const chineseGreetings = [
  '(?:[你您]|你们|大家|老师|医生)好|哈[喽啰]|嗨|嘿|(?:早上|上午|中午|下午|晚上)好|早安|晚安|早|在吗|在不在|有人吗|测试一?下?',
  '请?问?[你您](?:到底)?是谁|[你您]叫什么(?:名字)?|[你您]是(?:什么|哪个|哪种)(?:模型|大模型|AI|人工智能|机器人|东西|软件)?|[你您]是(?:一个)?(?:AI|人工智能|机器人|真人|人|模型)',
  '[你您](?:能|会|可以)(?:帮我|为我)?(?:做|干|回答)?(?:什么|啥|哪些问题|哪些事)|(?:怎么|如何)使?用(?:[你您]|这个)?|帮助|[你您]好吗|(?:请?介绍一?下?(?:[你您])?自己|自我介绍)(?:一下)?',
].join('|')

/** Chinese often combines a greeting, thanks and a question about the service, followed by particles. */
function repeatChinese(phrases: string): RegExp {
  return new RegExp(`^(?:(?:${phrases})(?:了|呀|啊|吗|嘛|呢|哦|喔|啦|吧)?[\\s，,。.！!？?～~、]*)+$`, 'i')
}

const isChineseThanks = repeatChinese(chineseThanks)
const isChineseSmallTalk = repeatChinese(`${chineseGreetings}|${chineseThanks}`)
/** Longer than any small talk. Skipping longer text also avoids regex backtracking on it. */
const smallTalkMax = 200
const chineseSmallTalkMax = 30

/** @returns null for a question */
export function readSmallTalk(text: string): SmallTalk | null {
  if (text.length > smallTalkMax) return null
  if (thanks.test(text)) return 'thanks'
  if (text === '' || greeting.test(text) || aboutThisService.test(text)) return 'greeting'
  if (asksForErrand(text)) return 'errand'
  if (text.length > chineseSmallTalkMax) return null
  const chinese = toSimplifiedChinese(text)
  if (isChineseThanks.test(chinese)) return 'thanks'
  return isChineseSmallTalk.test(chinese) ? 'greeting' : null
}
