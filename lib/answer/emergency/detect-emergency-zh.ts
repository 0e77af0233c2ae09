/**
 * Detects emergencies in Chinese, which often omits the subject, has no spaces, and uses the same words for a study's
 * topic and for a complaint. It therefore works clause by clause: a danger sign counts if it affects the writer or a
 * bystander, and never in a clause about patients, studies or care.
 */
import { toSimplifiedChinese } from './to-simplified-chinese'

const clauseEnd = /[\s,，.。!！?？;；:：、…~～()（）]+/u

/** Terms about patients, studies and care, typical of literature questions. */
const studyTerms =
  /患者|病人|病例|人群|受试|指南|研究|试验|证据|循证|综述|荟萃|meta|文献|疗效|有效|安全性|死亡率|病死率|存活|生存|预后|发生率|发病率|患病率|风险|因素|评分|量表|问卷|效度|信度|敏感|特异|价值|鉴别|诊断|机制|病因|共识|推荐|管理|流程|中心|检测|检查|监测|筛查|评估|预防|干预|降低|减少|增加|剂量|时机|阳性|阴性|作用|影响|比较|意念|行为|倾向|未遂|分级|分诊|分类|定义|标准|讲座|课件|论文|课题|概率|早期(?:使|应)?用/i

/** "I am a patient with heart disease": the writer still speaks about themselves. */
const writerIsPatient = /我(?:是|有|作为).*(?:患者|病人)$/

/** Refers to the writer, but not to the writer's country, ward, patients or paper. */
const writer =
  /我(?!国|院|科|市|省|们(?!家)|(?:的|们的)?(?:患者|病人|课题|研究|论文|导师|学生)|(?:想|要|需要|准备|打算|希望|正在|在)?(?:了解|知道|请问|请教|咨询|学习?|写|讲课|汇报|整理|总结)|(?:想|要)?(?:问|查)|在看[a-z]|值班|收治?|接诊|管|负责|遇到|碰到|有(?:一?[个位例名]|几|些)?(?:问题|疑问|患者|病人)|(?:在|是)[^我]*(?:急诊|门诊|病房|ICU|科|医生|医师|护士|药师|医学生|规培))/i

/** Refers to someone near the writer, where the emergency is happening now. */
const bystander =
  /(?:孩子|小孩|宝宝|宝贝|女儿|儿子|老公|老婆|丈夫|妻子|妈妈?|爸爸?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|家人|朋友|同学|同事|室友|邻居|有人|有个人|[他她])/
const happeningNow = /现在|突然|忽然|正在|刚刚?|马上|救命|救救|怎么办|快不行|了$/
const happenedEarlier = /\d年|年前|去年|前年|个月|月前|周前|天前|以前|曾|既往|病史|多年|术后|术前|术中|慢性|小时候|上周/

const dangerSign = new RegExp(
  [
    '胸(?:口|部|前)?(?:很|好|非常|特别|突然|剧烈|剧|一阵|压榨样?|有点|越来越)*(?:疼|痛|闷|发紧|憋)',
    '心(?:口|脏)(?:很|好|非常|突然|剧烈|绞|一阵)*(?:疼|痛)|心绞痛',
    '[喘透]不[过上]来?气|[喘透]不[过上]来|上不来气|(?:不能|无法|没法|难以)呼吸|呼吸(?:很|好|非常|越来越)?(?:困难|不了|不过来|不上来)|(?:没有?|停止)(?:了)?呼吸|呼吸(?:停止|停|没)了?|没气了|憋得慌|窒息',
    '噎(?:住|着)|(?:卡|堵)(?:住|在)(?:了)?(?:喉咙|嗓子|气管)|(?:喉咙|嗓子|气管)[^我]{0,3}卡住',
    '昏迷|昏倒|晕倒|晕(?:了)?过去|昏(?:了)?过去|不省人事|叫不醒|没有?(?:了)?(?:反应|意识|脉搏|心跳)|失去(?:了)?意识|意识(?:不清|模糊)|倒地|倒在地',
    '(?:中风|脑梗|脑出血|脑卒中|心梗|心肌梗死|心脏病|癫痫|羊癫疯)(?:发作|发了|了)|(?:正在|可能|是不是|好像|怀疑)(?:是|得)?(?:中风|脑梗|心梗|心肌梗死)',
    '(?:口角|嘴巴?|嘴角|脸)(?:突然|都|也)?(?:歪|斜|下垂)|半边(?:身体|身子|脸)?(?:突然)?(?:发麻|麻|不能动|动不了|没力气|没知觉)|(?:说话|口齿|言语)(?:突然)?(?:不清|含糊)|说不出话',
    '抽搐|抽筋不停|全身抽|口吐白沫|休克|(?:喉咙|嗓子|舌头|喉头)(?:突然|开始|都)?(?:发?肿|水肿|发紧)|严重过敏',
    '大出血|(?:流|出|吐|便|咯|咳)血(?:不止|不停|很多)|止不住血|血(?:一直)?(?:止不住|流不止|流个不停|不停地流)|(?:吐|呕|咯|咳)(?:了)?(?:很多|好多|大口|一口)?(?:鲜)?血|(?:一直|不停地?|大量)(?:地)?(?:流|出|吐|呕|便)血',
    '(?:误服|误食|误吞|误喝|吞(?:了|下|服)|喝(?:了|下)|吃(?:了|下))[^我]{0,8}(?:农药|百草枯|敌敌畏|漂白|洁厕|消毒|清洁|洗洁|老鼠药|毒|电池|安眠药|磁力?珠|硬币|纽扣|汽油|一瓶|整瓶|一整[瓶盒]|一盒|几十[片粒颗])',
    '(?:一瓶|整瓶|一整[瓶盒]|几十[片粒颗])[^我]{0,6}[吃吞喝](?:了|下|光)',
    '(?:服药|吃药|药物?|吃)过量|吃多了药|中毒|触电|溺水|煤气泄漏|蛇咬',
  ].join('|'),
)

/** "我胸痛要做什么检查": a writer who names themselves and the sign together may ask about care in the same clause. */
const befallsWriter = new RegExp(`${writer.source}(?!认为)[^我]{0,6}?(?:${dangerSign.source})(?!的|早期|后)`, 'i')
const strictStudyTerms =
  /患者|病人|病例|人群|受试|指南|研究|试验|证据|循证|综述|荟萃|meta|文献|死亡率|病死率|发病率|患病率|发生率|概率|危险因素|评分|量表|讲座|论文|课题/i

function isAboutStudies(clause: string): boolean {
  return studyTerms.test(clause) && !writerIsPatient.test(clause)
}

function hasMedicalEmergency(clauses: string[]): boolean {
  const speaksOfStudies = clauses.some(isAboutStudies)
  const callsForHelp = clauses.some((clause) => /救命|怎么办|快来人/.test(clause))
  const isSudden = clauses.some((clause) => /现在|突然|突发(?!性)|忽然|正在|救命/.test(clause))
  let hasPerson = false
  return clauses.some((clause) => {
    if (befallsWriter.test(clause) && !strictStudyTerms.test(clause) && !happenedEarlier.test(clause)) return true
    if (isAboutStudies(clause)) return false
    const isHere = !speaksOfStudies && (callsForHelp || happeningNow.test(clause))
    hasPerson ||= writer.test(clause) || (bystander.test(clause) && isHere)
    return dangerSign.test(clause) && !happenedEarlier.test(clause) && (hasPerson || (isHere && isSudden))
  })
}

/** The writer, or a person whom a lay writer mentions. "我想死亡率…" and "不想活检" must not match. */
const wantsToDie = new RegExp(
  [
    '不想(?:再)?活(?:了|下去|着|$)|活不下去|不想(?:再)?活在|活着(?:真|好|也)?(?:没有?意思|没有?意义|太累)',
    '(?<!不)想(?:要)?(?:去)?死(?:了|$|掉|算了|的心)|一死了之',
    '(?:想|要|打算|准备|考虑|正在|试图|计划)(?:去|过)?(?:自杀|轻生|寻短见|跳楼|割腕|上吊|自尽|自残|自我了断|结束(?:自己的?|我的?|这?一?切|生命)|了结(?:自己|生命)|伤害(?:我)?自己|杀(?:了|死)?(?:我)?自己)',
    '(?:割腕|上吊|跳楼|自杀|轻生|服毒|自残)了',
  ].join('|'),
)
/** Studies use these words too, so they count only for the writer. */
const thinksOfDeath = new RegExp(
  `${writer.source}[^例]{0,8}?(?:有|产生|出现)[^例]{0,4}(?:自杀|轻生|自残)的?(?:念头|想法|冲动|意念)(?!的)`,
  'i',
)
/** "患者说我不想活了" reports a patient's words; after a comma the writer may speak about themselves. */
const aboutPatient = /(?:患者|病人|来访者|受试者)/
/** "真的好想死了": a clause without other content needs no subject. */
const emphasis = /^(?:真|的|好|很|就|只|都|已经|现在|又|总|老|每天|了|啊|呀|吧|呢|唉|嗯|太累)*$/

function hasSelfHarm(clauses: string[]): boolean {
  let hasPerson = false
  return clauses.some((clause) => {
    const isAboutPatient = aboutPatient.test(clause) && !writerIsPatient.test(clause)
    if (isAboutPatient) return false
    if (thinksOfDeath.test(clause)) return true
    if (isAboutStudies(clause)) return false
    hasPerson ||= writer.test(clause) || bystander.test(clause)
    return wantsToDie.test(clause) && (hasPerson || emphasis.test(clause.replace(wantsToDie, '')))
  })
}

/** Nobody in danger writes more, and a pasted document should not be scanned sentence by sentence. */
const readCharactersMax = 4_000

/** @returns the kind of emergency happening now, or null */
export function detectChineseEmergency(text: string): 'medical' | 'self-harm' | null {
  if (!/\p{Script=Han}/u.test(text)) return null
  const clauses = toSimplifiedChinese(text.slice(0, readCharactersMax))
    .split(clauseEnd)
    .filter((clause) => clause !== '')
  if (hasSelfHarm(clauses)) return 'self-harm'
  return hasMedicalEmergency(clauses) ? 'medical' : null
}
