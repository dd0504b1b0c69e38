import type { ReportReason } from '@trivium/contract/feedback';
import { call } from './client.ts';
import { endpoints } from './endpoints.ts';

export function likeQuestion(questionId: string, liked: boolean) {
  return call(endpoints.updatePopularity, { body: { questionId, action: liked ? 1 : 2 } });
}

export function reportQuestion(questionId: string, reason: ReportReason, otherText: string | null) {
  return call(endpoints.reportQuestion, { body: { questionId, reason, otherText } });
}
