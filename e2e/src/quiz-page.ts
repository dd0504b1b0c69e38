import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { libraryQuestion } from './library.ts';

/** Tries that Next needs at most, because it is guarded for half a second after the answer; ms. */
const NEXT_WITHIN = { intervals: [100], timeout: 10_000 };

/** The tile that stands before the text of an answer. */
const LETTER = /^[A-D]\s+/;

/** The right answer to a question, by its text. */
export type AnswerOf = (question: string) => string;

/** The quiz as a player sees it, who knows the answers: those of the library, unless others are given. */
export class QuizPage {
  readonly page: Page;
  readonly answerOf: AnswerOf;
  readonly heading: Locator;
  readonly answers: Locator;
  readonly timer: Locator;
  readonly next: Locator;

  constructor(page: Page, answerOf: AnswerOf = (question) => libraryQuestion(question).answer) {
    this.page = page;
    this.answerOf = answerOf;
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.answers = page.getByRole('list', { name: 'Answers' }).getByRole('button');
    this.timer = page.getByRole('timer', { name: 'Time left' });
    this.next = page.getByRole('button', { name: /^(Next Question|Finish Quiz)$/ });
  }

  /** Waits until question `number` is on show; gives its text. */
  async asked(number: number): Promise<string> {
    await expect(this.page.getByText(`Question ${number} of 10`)).toBeVisible();
    await expect(this.answers).toHaveCount(4);
    return (await this.heading.textContent()) ?? '';
  }

  /** From 0, where the right answer stands, or a wrong one. */
  async placeOf(question: string, right: boolean): Promise<number> {
    const correct = this.answerOf(question);
    const texts = await this.answers.allInnerTexts();
    return texts.findIndex((text) => (text.replace(LETTER, '').trim() === correct) === right);
  }

  /** Answers the question on show, right or wrong, and waits for the verdict. */
  async answer(question: string, right: boolean): Promise<void> {
    await this.answers.nth(await this.placeOf(question, right)).click();
    await expect(
      this.page.getByRole('heading', { name: right ? 'Correct!' : 'Incorrect!', exact: true }),
    ).toBeVisible();
  }

  /** Goes on from a question that is answered. */
  async goOn(question: string, press = () => this.next.click({ timeout: 1000 })): Promise<void> {
    const old = this.page.getByRole('heading', { name: question, exact: true });
    await expect(async () => {
      if (await old.isVisible()) await press();
      await expect(old).toBeHidden({ timeout: 300 });
    }).toPass(NEXT_WITHIN);
  }

  /** Answers question `from` to question `to`, all of them right. */
  async playOn(from: number, to: number): Promise<void> {
    for (let number = from; number <= to; number += 1) {
      const question = await this.asked(number);
      await this.answer(question, true);
      await this.goOn(question);
    }
  }

  /** Answers the questions from this one on, all of them right, and waits for the results. */
  async playToResults(from = 1): Promise<void> {
    await this.playOn(from, 10);
    await expect(this.page.getByText('MISSION COMPLETE!', { exact: true })).toBeVisible();
  }
}
