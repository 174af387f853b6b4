/** What is answered, by the questions. */
export type Answers = Readonly<Record<string, string>>;

interface Answer {
  readonly question: string;
  readonly answer: string;
}

export function answersByQuestion(answers: readonly Answer[]): Answers {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));
}

/** As it is kept while it is typed: to the letter, with what was emptied again. */
export function typedAnswers(questions: readonly { readonly question: string }[], values: Answers): Answer[] {
  return questions.flatMap(({ question }) => {
    const answer = values[question];
    return answer === undefined ? [] : [{ question, answer }];
  });
}

/** As it is sent: without what is empty. */
export function givenAnswers(questions: readonly { readonly question: string }[], values: Answers): Answer[] {
  return typedAnswers(questions, values)
    .map(({ question, answer }) => ({ question, answer: answer.trim() }))
    .filter(({ answer }) => answer !== '');
}
