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
  /(?:他|她|孩子|小孩|宝宝|宝贝|女儿|儿子|老公|老婆|丈夫|妻子|妈妈?|爸爸?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|家人|产后|怀孕|孕\d+周|家里|大家|两个人|几个人|哥哥?|弟弟?|姐姐?|妹妹?|舅|姑|叔|姨|岳父|岳母|公公|婆婆|孙子|孙女|男友|女友|男朋友|女朋友|小伙|路人|客人|学生|工友|朋友|同学|同事|室友|邻居|有人|有个人|(?<!其|吉|沙|汀)[他她](?!汀|克|莫|滨|格|韦|唑))/
/** Signs that a layperson sees in somebody else; hardly ever written about a study, so they need no word for "now". */
const seenByBystander =
  /捅了|误(?:吃|食|服|喝)|捂着|没知觉|哭不出|发[紫青黑]|变[紫青]|喘不[过上]|憋[紫青]|叫不醒|叫(?:都|也)?(?:不|没)|没(?:有)?(?:了)?(?:反应|呼吸|心跳|脉搏|气)|不省人事|翻白眼|口吐白沫|倒在|倒地|动不了|抬不起|歪了|歪斜|嘴歪|不会动|不动了|浑身(?:是)?血|止不住|吞了|喝了|误[服食吞喝]|晕[倒过]|昏[倒过迷]|卡住|噎|说不(?:出|清)|抽搐|软绵绵|瘫|着地|捞上来|血一直|发抖|神志不清|[吃吞喝]了(?:爷爷|奶奶|外公|外婆|妈妈|爸爸|大人|老人|姥姥|姥爷|别人)的|打滚|站不起来|大汗|上翻/
const happeningNow = /现在|突然|忽然|正在|刚刚?|马上|救命|救救|怎么办|快不行|今早|今天|今晚|刚才|一直|越来越|不停|了$/
/** "被毒蛇咬了脚": the passive names no person and reports an event. */
const happenedToSomebody = /被[^患]{1,8}(?:咬|蜇|叮|撞|捅|砍|烫|电|砸|压)[^患]{0,2}[了到伤]/
const descriptiveWords = /[了着像得很都]|[身头]上有/
const happenedEarlier =
  /[一二三四五六七八九十几半两]年|康复|\d年|年前|去年|前年|个月|月前|周前|天前|以前|曾|既往|病史|多年|术后|术前|术中|慢性|小时候|上周/

const dangerSign = new RegExp(
  [
    '胸(?:口|部|前)?(?:很|好|非常|特别|突然|剧烈|剧|一阵|压榨样?|有点|越来越)*(?:疼|痛|闷|发紧|憋)',
    '心(?:口|脏)(?:很|好|非常|突然|剧烈|绞|一阵)*(?:疼|痛)|心绞痛',
    '[喘透]不[过上]来?气|[喘透]不[过上]来|上不来气|(?:不能|无法|没法|难以)呼吸|呼吸(?:很|好|非常|越来越)?(?:困难|不了|不过来|不上来)|(?:没有?|停止)(?:了)?呼吸|呼吸(?:停止|停|没)了?|没气了|憋得慌|窒息',
    '噎(?:住|着)|(?:卡|堵)(?:住|在)(?:了)?(?:喉咙|嗓子|气管)|(?:喉咙|嗓子|气管)[^我]{0,3}卡住',
    '昏迷|昏倒|晕倒|晕(?:了)?过去|昏(?:了)?过去|不省人事|叫不醒|没有?(?:了)?(?:反应|意识|脉搏|心跳)|失去(?:了)?意识|意识(?:不清|模糊)|倒地|倒在地',
    '(?:中风|脑梗|脑出血|脑卒中|心梗|心肌梗死|心脏病|癫痫|羊癫疯)(?:发作|发了|了)|(?:正在|可能|是不是|好像|怀疑)(?:是|得)?(?:中风|脑梗|心梗|心肌梗死)',
    '(?:脸色?|嘴唇|口唇|面色|全身|手指|浑身)(?:都|有点|突然|已经|一直)?(?:发|变|憋得?|成)?(?:了)?[紫青黑灰](?!外|光)|叫(?:都|也)?(?:没有?|不)(?:反应|答应|应|醒)|翻白眼|倒在[^研究]{0,6}(?:地|床|浴室|厕所|厨房|门口|路边)|(?:左|右|一)(?:手|臂|胳膊|腿|脚|边)[^患]{0,4}(?:抬不起|动不了|没力|没知觉|不能动|不会动)|(?:嘴唇|舌头|脸|喉咙|眼睛)[^患]{0,6}肿|软绵绵|浑身瘫软|不动了|(?:剧烈|突然|有史以来|从没有过)[^患]{0,4}头痛|头(?:痛|疼)(?:欲裂|得要炸|炸)|看不见了|胎动(?:没|消失|不动)|感觉不到胎动|羊水破|从[^患]{1,6}(?:摔|掉|跌)(?:下|了)|撞(?:到|了)头|被车撞|(?:快|要)(?:不行|死)了|(?:中毒|吸毒|打针)[^患]{0,4}(?:叫不醒|没反应)|血糖(?:只有|才)?[0-2]\\.\\d|被[^患]{0,5}(?:蛇|毒蜂|蜜蜂|马蜂|黄蜂)[^患]{0,2}(?:咬|蜇|叮)|一氧化碳|煤气味',
    '(?:口角|嘴巴?|嘴角|脸)(?:突然|都|也)?(?:歪|斜|下垂)|半边(?:身体|身子|脸)?(?:突然)?(?:发麻|麻|不能动|动不了|没力气|没知觉)|(?:说话|口齿|言语)(?:突然)?(?:不清|含糊)|说不出话',
    // Pressure on the chest, cold sweat, a rigid abdomen.
    '胸(?:口|部|前)?[^患]{0,4}(?:压(?:着|了|住)|石头|喘|撕裂)|(?:冒|出|一身)(?:了)?(?:冷|大)汗|满头大汗|(?:肚子|腹部)[^患]{0,4}(?:很硬|板硬|硬(?:得)?(?:像|邦邦|梆梆)|剧痛)|疼得(?:打滚|直叫|满地|蜷)|站不起来|站不稳',
    // Skin: allergy and bleeding spots; a stiff neck.
    '(?:全身|浑身|满身|身上)[^患]{0,4}(?:疹|风团|红斑|荨麻疹|疙瘩|紫|瘀|出血点)|紫色的?(?:斑|点)|瘀(?:斑|点)|(?:脖子|颈)[^患]{0,3}(?:发硬|很硬|硬|僵)|压(?:了)?不(?:褪|退)色',
    // Limbs, consciousness, head.
    '(?:半边|一侧|单侧|一边|左边|右边|左侧|右侧)[^患]{0,6}(?:动不了|不能动|没力|无力|麻|没知觉|不听使唤|不会动|抬不起)|(?:手|脚|胳膊|腿|手脚)[^患]{0,4}(?:不听使唤|突然(?:没力|无力))|头(?:部)?(?:先)?着地|摔(?:到|了|破)头|(?:越来越|一直|特别|很)(?:嗜睡|想睡)|喷射(?:状|性)?呕吐|(?:精神|反应)(?:很|特别)(?:差|迟钝)|叫(?:他|她|它)?(?:都|也)?没(?:有)?反应|喊(?:不应|不醒)|眼睛(?:往)?上翻',
    '肋骨[^患]{0,3}(?:凹|陷)|(?:被|让人?)[^患]{0,3}(?:捅|砍|刺|扎|枪击)(?:了|伤)|(?:浑身|全身|手脚|身体)(?:都|很)?(?:冰凉|冰冷)|躺在(?:地|路|血)|误(?:吃|食|服|喝)(?:了|下)?[^患]{0,4}(?:药|毒|碱|酸)|(?:像|被)[^患]{0,4}(?:大?石头|东西)[^患]{0,3}压|(?:胳膊|手臂|左臂|半边)[^患]{0,3}(?:麻|没力)|拿不住|脸[^患]{0,2}歪|肿得(?:老大|很大|厉害)|(?:下面|下身)[^患]{0,3}流[^患]{0,4}血|(?:呼吸|喘)(?:很|好|得)?(?:快|急)|捂着(?:胸口?|心口|脖子|头|肚子)|头(?:很|好|特别)?(?:痛|疼)得(?:厉害|要命|受不了)[^患]{0,3}$|眼前(?:突然|一阵|都)?(?:发[花黑]|一黑|黑|看不见)|看不见了|(?:下半身|上半身|半个身子|双腿|两腿|腿)[^患]{0,4}(?:没|失去)(?:有|了)?(?:知觉|感觉)|(?:煤气|燃气|天然气|瓦斯)(?:泄?漏|味)|一氧化碳(?:报警|中毒)|没知觉|哭不出|烫得像火|(?:身上|全身)发硬',
    // Bleeding.
    '(?:血|鲜血)[^患糖压型脂管液]{0,4}(?:喷|涌|狂流|直流|直冒|哗哗|止不)|(?:吐|呕|拉|尿|咳)(?:了|出)?(?:来)?(?:好多|很多|大量|大口|一地|好大|几口|一大)[^患]{0,2}血|(?:下面|下身|阴道)[^患]{0,4}(?:流|出|冒|大量)[^患]{0,2}血|(?:拉|便|大便)(?:了)?[^患]{0,3}(?:黑(?:便|色|得)|柏油)|动脉[^患硬]{0,3}(?:断|破|割|了)|(?:割|砍|切|扎|捅|刺)(?:到|断|伤|破|中)(?:了)?',
    '(?:摔|掉|跌|坠)(?:进|到|入|落)(?:了)?(?:水|泳池|河|池|井|湖)|捞(?:上|出)来|(?:开水|热水|热油|滚水)[^患]{0,6}(?:烫|泼|洒|浇)|烫(?:伤|得)(?!患)[^患]{0,6}(?:起泡|脱皮|水泡|掉皮)|脐带[^患]{0,3}(?:掉|脱|出来)|(?:睾丸|蛋蛋)[^患]{0,6}(?:剧痛|疼|痛|肿)',
    '(?:手|胳膊)[^患]{0,4}(?:拿不住|握不住)|说不(?:清|出)(?:话|$)|神志不清|胡言乱语|说胡话|发烧[^患]{0,4}抽(?:筋|了)|抽(?:起来|过去)(?:了)?|(?:浑身|全身)(?:都|一直)?(?:发抖|打颤|哆嗦)|寒战',
    '[吃吞喝](?:了|下)(?:爷爷|奶奶|外公|外婆|妈妈|爸爸|大人|老人|姥姥|姥爷|别人)的?[^患]{0,6}药|(?:孩子|宝宝|小孩|女儿|儿子|岁)[^患]{0,6}[吃吞喝](?:了|下)[^患]{0,6}(?:降压|降糖|心脏|安眠|精神|避孕)药',
    '叫不(?:太|大|怎么)醒|叫不应|(?:骨头|肠子)[^患]{0,3}(?:露|出来)|被电(?:了|到|晕)|从[^患]{1,6}(?:摔|掉|跌)下',
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
  // Chinese names the person and the time once, often in another clause than the sign.
  const real = clauses.filter((clause) => !isAboutStudies(clause) && !happenedEarlier.test(clause))
  const signs = real.filter((clause) => dangerSign.test(clause))
  // Two signs, in a sentence and not as search terms, describe somebody.
  const describesSigns =
    signs.some((clause) => happenedToSomebody.test(clause)) ||
    (signs.length > 1 && signs.some((clause) => descriptiveWords.test(clause)))
  const isHappening = callsForHelp || real.some((clause) => seenByBystander.test(clause) || happeningNow.test(clause))
  let hasPerson = !speaksOfStudies && (describesSigns || (isHappening && real.some((clause) => bystander.test(clause))))
  return clauses.some((clause) => {
    if (befallsWriter.test(clause) && !strictStudyTerms.test(clause) && !happenedEarlier.test(clause)) return true
    if (isAboutStudies(clause)) return false
    const isHere = !speaksOfStudies && (callsForHelp || happeningNow.test(clause))
    hasPerson ||= writer.test(clause)
    return dangerSign.test(clause) && !happenedEarlier.test(clause) && (hasPerson || (isHere && isSudden))
  })
}

/** The writer, or a person whom a lay writer mentions. "我想死亡率…" and "不想活检" must not match. */
const wantsToDie = new RegExp(
  [
    '(?:拿|用)[^例患]{0,2}(?:刀|枪|绳)[^例患]{0,6}(?:脖子|手腕|自己|头上)|(?:拖累|累赘|负担)(?:了|$)|怎么死[^因亡]{0,4}(?:疼|痛|快|舒服)|(?:明天|以后|下周)我?就?不在了|没有?我[^例]{0,6}(?:更好|会好|轻松|解脱)|(?:药|绳子?|刀|炭|遗书|安眠药)[^例患]{0,4}(?:都)?(?:准备好|买好|备好|写好|放在(?:面前|手边|床头))|活着[^例]{0,6}(?:太累|好累|没劲)|不想(?:再)?活(?:了|下去|着|$)|活不下去|不想(?:再)?活在|活着(?:真|好|也)?(?:没有?意思|没有?意义|太累)',
    '(?<!不)想(?:要)?(?:去)?死(?:了|$|掉|算了|的心)|一死了之',
    '(?:想|要|打算|准备|考虑|正在|试图|计划)(?:去|过)?(?:自杀|轻生|寻短见|跳楼|割腕|上吊|自尽|自残|自我了断|结束(?:自己的?|我的?|这?一?切|生命)|了结(?:自己|生命)|伤害(?:我)?自己|杀(?:了|死)?(?:我)?自己)',
    '(?:割腕|上吊|跳楼|自杀|轻生|服毒|自残)了',
    '(?:想|要|打算|准备|考虑|试过)(?:去)?(?:跳(?:下去|河|江|海|桥)|烧炭|了断|解脱|离开(?:这个)?(?:世界|人世|人间)|一了百了|消失(?:算了|掉|了)?$|永远(?:睡|离开|消失))|遗书|遗言(?:都|已经|写)|诀别|永别了|来世再见|下辈子再',
    '(?:不想|不愿)(?:再)?(?:拖累|连累)[^例]{0,10}|(?:今晚|今天|明天|马上)(?:就|要)?(?:都)?(?:结束|解脱)(?:了|吧|一切)?$|买(?:好)?了?(?:炭|木炭|绳子?|农药|刀片)|(?:吃|喝|打|吞)多少[^例患]{0,6}药?(?:才)?(?:会死|能死|死掉|醒不来)|站(?:在|到)(?:了)?[^例]{0,4}(?:桥(?:边|上|栏)|楼边|铁轨|轨道|悬崖|天台|楼顶)|我(?:走|死|不在|离开|消失)(?:了)?(?:以后|之后|后|了)[^例]{0,6}(?:更好|会好|轻松|解脱|幸福|开心|不用)|(?:没有|没了|少了|失去)我[^例]{0,8}(?:更好|会好|轻松|幸福|解脱|开心)|(?:我|自己)(?:就)?(?:是|只是)(?:大家的?|家里的?|别人的?|他们的?|个)?(?:累赘|负担|包袱)|没(?:有)?人会(?:在乎|想念|发现|难过)',
    '我[^例]{0,6}(?:就)?(?:不在了|走了吧|不会在(?:这|了)|已经不在)|(?:最后一(?:晚|天|夜|次|条|个(?:生日|春节)))[^例]{0,4}(?:了|吧|$)',
    '(?:睡(?:过去|着|一觉)?[^例]{0,4}(?:不再|再也不|永远不|就不)(?:会|用|要)?醒|不(?:想|要|愿)(?:再)?(?:醒(?:来|过来)?|见到明天|面对明天|存在)|(?:撑|熬|坚持|活)不(?:下去|住)了|没有?(?:活下去|活着)的?(?:意义|理由|勇气|必要|动力)|活着(?:还)?有什么(?:意义|意思)|活(?:够|腻)了|生无可恋)',
    '(?:多少|几)[片粒颗瓶][^例]{0,10}(?:会死|致死|能死|死掉|不醒)|(?:怎么|怎样|如何)(?:死|自杀|了断)(?:[^亡因]|$)|(?:不痛|无痛|没有痛苦|最快)[^例]{0,4}(?:死法|的死|自杀|离开)|(?:攒|存|囤|藏)了?[^例]{0,6}(?:安眠药|药片|药)|站在(?:天台|楼顶|桥上|窗边|阳台)|(?:割|划)(?:了)?(?:自己|手腕|手臂|胳膊)|又(?:自残|割)|告别(?:了)?(?:大家|所有人|家人|世界)',
    '把?(?:所有|全部|整[瓶盒]|一(?:整)?[瓶盒])[^例误]{0,6}药?[^例误]{0,4}(?:都|全)?(?:吞|吃|喝)(?:了|下|光|完)|(?:安眠药|药)(?:都|全)(?:吞|吃)(?:了|下|光|完)|(?:吞|吃)(?:了|下)?(?:整[瓶盒]|一(?:整)?[瓶盒]|几十[片粒颗]|很多|全部|所有)[^例误]{0,4}(?:安眠药|药|布洛芬|对乙酰氨基酚)',
  ].join('|'),
)
/** Studies use these words too, so they count only for the writer. */
const thinksOfDeath = new RegExp(
  `${writer.source}[^例]{0,8}?(?:有|产生|出现)[^例]{0,4}(?:自杀|轻生|自残)的?(?:念头|想法|冲动|意念)(?!的)`,
  'i',
)
/** "患者说我不想活了" reports a patient's words; after a comma the writer may speak about themselves. */
const aboutPatient = /(?:患者|病人|来访者|受试者)/
/** Nobody writes these of a study, and Chinese omits the subject. */
const namesOnlyTheWriter = /吃多少安眠药|遗书|生无可恋|来世再见|下辈子再|诀别|睡过去|站在(?:天台|楼顶)|活够|活腻/
/** "真的好想死了": a clause without other content needs no subject. */
const emphasis = /^(?:真|的|好|很|就|只|都|已经|现在|又|总|老|每天|了|啊|呀|吧|呢|唉|嗯|太累)*$/

function hasSelfHarm(clauses: string[]): boolean {
  let hasPerson = false
  return clauses.some((clause) => {
    const isAboutPatient = aboutPatient.test(clause) && !writerIsPatient.test(clause)
    if (isAboutPatient) return false
    if (thinksOfDeath.test(clause)) return true
    if (isAboutStudies(clause)) return false
    hasPerson ||= writer.test(clause) || bystander.test(clause) || namesOnlyTheWriter.test(clause)
    return wantsToDie.test(clause) && (hasPerson || emphasis.test(clause.replace(wantsToDie, '')))
  })
}

/** Nobody in danger writes more, and a pasted document should not be scanned sentence by sentence. */
const readCharactersMax = 4_000

/** @returns the kind of emergency happening now, or null */
export function detectChineseEmergency(text: string): 'medical' | 'self-harm' | null {
  if (!/\p{Script=Han}/u.test(text)) return null
  const clauses = splitClauses(text)
  if (hasSelfHarm(clauses)) return 'self-harm'
  return hasMedicalEmergency(clauses) ? 'medical' : null
}

/** @returns the cues of who, when and why that the message holds, for the danger model; the names are those of other languages */
export function listChineseCues(text: string): string[] {
  const clauses = splitClauses(text)
  const some = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  const cues = {
    person: some(writer) || some(bystander),
    now: some(happeningNow),
    call: some(/救命|怎么办|快来人/),
    earlier: some(happenedEarlier),
    supposed: some(/如果|万一|假如|要是|怎么识别|如何识别/),
    study: clauses.some(isAboutStudies),
    clinician: some(aboutPatient),
    statement: !/[?？吗]/.test(text) && !some(/什么|哪些|如何|怎样|多少|是否|要不要|该不该|能不能|行不行/),
  }
  return Object.entries(cues).flatMap(([name, holds]) => (holds ? [name] : []))
}

function splitClauses(text: string): string[] {
  return toSimplifiedChinese(text.slice(0, readCharactersMax))
    .split(clauseEnd)
    .filter((clause) => clause !== '')
}
