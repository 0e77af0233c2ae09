/**
 * Given names common in several countries that are not clinical or ordinary words: without Grace (a score), Ana, Ali,
 * Ann (abbreviations), Mark, Will, May, Rose.
 */
export const givenNames = new Set(
  `aaron abdul abdullah abigail adam adrian agnes ahmad ahmed aisha alan albert alejandro alexander alexandra alfred
  alice alicia alison amanda amelia amina anastasia andrea andreas andrew angela anita anja anna anne annette anthony
  antonio arthur ashley audrey barbara beatrice benjamin bernard beth betty beverly boris brenda brian bridget bruce
  camille carla carlos carmen carol caroline carolyn catherine cecilia chloe christina christine christopher claire
  claudia colin connor craig cynthia daniel daniela danielle david deborah debra dennis derek diana diane dmitri
  dolores donald donna doris dorothy douglas edith edward eileen elaine eleanor elena elisabeth elizabeth ellen emily
  emma enrique eric erika ernest ethan eugene eva evelyn fatima felix fernando fiona florian francesca francesco
  francis francisco frederick fritz gabriela gabriel gareth gary geoffrey george gerald gerard gloria gordon greta
  guillermo gustavo hannah hans harold hildegard harry hassan heather hector heinrich helen helena helga henry herbert hiroshi howard
  hugo hussein ian ibrahim ingrid irene isabel isabella isabelle ivan jacob jacqueline jamal james jane janet janice
  jason javier jeffrey jennifer jeremy jessica joan joanna joanne joao johann johanna john jonathan jorge jose josef
  joseph josephine joshua juan juana judith judy julia julian julie juliet justin karen karin karl katarina katherine
  kathleen kathryn katie keiko keith kelly kenneth kenji kevin khalid klaus kurt kyle larry laura lauren laurence
  lawrence leila leonard leonardo liam linda lisa lorraine louis louise lucas lucia lucy luigi luis lukas lydia
  magdalena malcolm manuel marcel marcia marco marcos margaret margarita maria marianne marilyn mario marion marjorie
  marta martha martina mary mateo matthew maureen mehmet melanie melissa michael michelle miguel mikhail mohamed
  mohammad mohammed monika muhammad nadia nancy natalia natalie natasha nathan nathaniel nicholas nicola nicolas nicole
  nigel nikolai nina nora norman nuria olga oliver olivia omar oscar pablo pamela patricia patrick paul paula pedro
  peter petra philip phillip phyllis pierre priya rachel raj rajesh ramesh ramon raymond rebecca reinhard ricardo richard
  robert roberto rodrigo roger roland ronald rosemary roxanne ruth ryan samantha samuel sandra sanjay sara sarah scott
  sean sebastian sergei sergio shannon sharon sheila shirley simon simone sofia sonia sophia sophie stefan stefanie
  stephanie stephen steven stuart sunita susan suzanne sven svetlana sylvia takeshi tamara tanya tatiana terence teresa
  theodore theresa thomas tiffany timothy tomasz tracy ulrich ursula valentina valerie vanessa vera veronica vincent vladimir
  walter wendy werner wilhelm william winston wolfgang xavier yasmin yolanda yusuf yvonne zachary zoe`.split(/\s+/),
)
