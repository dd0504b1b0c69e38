import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as categories from './categories.ts';
import * as feedback from './feedback.ts';
import * as leaderboard from './leaderboard.ts';
import * as notifications from './notifications.ts';
import * as quiz from './quiz.ts';
import * as topics from './topics.ts';
import * as users from './users.ts';
import * as workshop from './workshop.ts';

/** Every call of the API by its name: what is not here does not exist. */
export const endpoints = {
  login: users.login,
  register: users.register,
  guestLogin: users.guestLogin,
  logout: users.logout,
  resetPassword: users.resetPassword,
  updatePassword: users.updatePassword,
  getUserDetails: users.getUserDetails,
  updateUserDetails: users.updateUserDetails,
  getUserCategories: categories.getUserCategories,
  listCategories: categories.listCategories,
  lookUpTopic: topics.lookUpTopic,
  listFields: topics.listFields,
  createCategory: categories.createCategory,
  getCategoryToPlay: categories.getCategoryToPlay,
  rateCategory: categories.rateCategory,
  getCategory: workshop.getCategory,
  rewriteCategory: workshop.rewriteCategory,
  publishCategory: workshop.publishCategory,
  withdrawCategory: workshop.withdrawCategory,
  deleteCategory: workshop.deleteCategory,
  listOwnQuestions: workshop.listOwnQuestions,
  addQuestion: workshop.addQuestion,
  editQuestion: workshop.editQuestion,
  revealQuestion: workshop.revealQuestion,
  setQuestionStatus: workshop.setQuestionStatus,
  deleteQuestion: workshop.deleteQuestion,
  importQuestions: workshop.importQuestions,
  exportQuestions: workshop.exportQuestions,
  startQuiz: quiz.startQuiz,
  nextQuestion: quiz.nextQuestion,
  answerQuestion: quiz.answerQuestion,
  abandonQuiz: quiz.abandonQuiz,
  completion: quiz.completion,
  updatePopularity: feedback.updatePopularity,
  reportQuestion: feedback.reportQuestion,
  getLeaderboard: leaderboard.getLeaderboard,
  listNotifications: notifications.listNotifications,
  readNotifications: notifications.readNotifications,
  exportData: account.exportData,
  deleteAccount: account.deleteAccount,
  contactSupport: account.contactSupport,
  sendAnalytics: analytics.sendAnalytics,
} as const;
