import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { whoIs } from '../players/sessions.service.ts';
import * as categories from './category.service.ts';
import { exportQuestions } from './export.service.ts';
import { importQuestions } from './import.service.ts';
import { listOwnQuestions, revealQuestion } from './listing.service.ts';
import * as questions from './questions.service.ts';
import * as states from './status.service.ts';

/** The owner's room: a category of one's own and its questions. */
export function workshopRoutes(mount: Mount, ctx: Context): void {
  categoryRoutes(mount, ctx);
  questionRoutes(mount, ctx);
  fileRoutes(mount, ctx);
}

function categoryRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.getCategory, async ({ bearer, params }) => {
    const player = await whoIs(ctx, bearer);
    return categories.getCategory(ctx, player.id, params.id);
  });
  mount(endpoints.publishCategory, async ({ bearer, params }) => {
    const player = await whoIs(ctx, bearer);
    const category = await categories.publishCategory(ctx, player.id, params.id);
    return { message: 'Your quiz is published. Everybody can play it now.', category };
  });
  mount(endpoints.withdrawCategory, async ({ bearer, params }) => {
    const player = await whoIs(ctx, bearer);
    const category = await categories.withdrawCategory(ctx, player.id, params.id);
    return { message: 'Your quiz is not listed any more.', category };
  });
  mount(endpoints.deleteCategory, async ({ bearer, params }) => {
    const player = await whoIs(ctx, bearer);
    await categories.deleteCategory(ctx, player.id, params.id);
    return { message: 'Your quiz is deleted.' };
  });
}

function questionRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.listOwnQuestions, async ({ bearer, params }) => {
    const player = await whoIs(ctx, bearer);
    return listOwnQuestions(ctx, player.id, params.id);
  });
  mount(endpoints.addQuestion, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    return questions.addQuestion(ctx, player.id, params.id, body);
  });
  mount(endpoints.editQuestion, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    return questions.editQuestion(ctx, player.id, params.id, body);
  });
  mount(endpoints.revealQuestion, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    return { question: await revealQuestion(ctx, player.id, body.categoryId, params.id) };
  });
  mount(endpoints.setQuestionStatus, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    return states.setQuestionStatus(ctx, player.id, params.id, body.status);
  });
  mount(endpoints.deleteQuestion, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    const category = await states.deleteQuestion(ctx, player.id, params.id, body.categoryId);
    return { message: 'The question is deleted.', category };
  });
}

function fileRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.importQuestions, async ({ bearer, params, body }) => {
    const player = await whoIs(ctx, bearer);
    const done = await importQuestions(ctx, player.id, params.id, body);
    const questions = done.imported === 1 ? '1 question was' : `${done.imported} questions were`;
    return { message: `${questions} imported.`, ...done };
  });
  mount(endpoints.exportQuestions, async ({ bearer, params, query }) => {
    const player = await whoIs(ctx, bearer);
    return exportQuestions(ctx, player.id, params.id, query.format);
  });
}
