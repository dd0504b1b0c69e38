import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  age,
  alias,
  avatar,
  count,
  email,
  message,
  newPassword,
  token,
  typedEmail,
  typedPassword,
} from './fields.ts';

/** A player as the player sees themself. Nobody else ever receives `email` or `age`. */
export const user = z.object({
  _id: z.string(),
  alias: z.string(),
  email: z.nullable(z.string()),
  age: z.nullable(z.int()),
  avatar: z.int(),
  level: z.int(),
  userType: z.enum(['Guest', 'Registered']),
});
export type User = z.output<typeof user>;

const entered = z.object({ token: z.string(), user, message: z.string() });

export const login = endpoint({
  method: 'POST',
  path: '/api/users/login',
  summary: 'Log in with e-mail and password',
  auth: 'none',
  limit: 'entry',
  body: z.object({ email: typedEmail, password: typedPassword }),
  status: 200,
  output: entered,
  errors: ['wrong_credentials'],
});

export const register = endpoint({
  method: 'POST',
  path: '/api/users/register',
  summary:
    "Register; with a guest's bearer token that guest becomes the registered player and keeps the progress",
  auth: 'none',
  limit: 'entry',
  body: z.object({ alias, email, password: newPassword, age, avatar: z.optional(avatar) }),
  status: 201,
  output: z.object({ message: z.string(), user }),
  errors: ['email_taken', 'weak_password', 'name_refused', 'session_invalid', 'not_allowed'],
});

export const guestLogin = endpoint({
  method: 'POST',
  path: '/api/users/guestLogin',
  summary: 'Enter as a new guest',
  auth: 'none',
  limit: 'entry',
  status: 200,
  output: entered,
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/users/logout',
  summary: 'End this session; its token is dead on every instance',
  auth: 'player',
  limit: 'general',
  status: 204,
  errors: ['session_invalid'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/resetPassword',
  summary: 'Mail a link to set a new password; the answer is the same for known and unknown addresses',
  auth: 'none',
  limit: 'mail',
  body: z.object({ email }),
  status: 200,
  output: message,
  errors: [],
});

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/updatePassword',
  summary: 'Set a new password with the token of a mailed link; ends all sessions of the player',
  auth: 'none',
  limit: 'entry',
  body: z.object({ token, password: newPassword }),
  status: 200,
  output: message,
  errors: ['reset_token_invalid', 'weak_password'],
});

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/api/getUserDetails',
  summary: 'The player and what they own',
  auth: 'player',
  limit: 'general',
  status: 200,
  output: z.object({
    user,
    coins: count,
    knowledgePoints: count,
    wisdomGems: count,
    enlightenmentCrystals: count,
  }),
  errors: ['session_invalid'],
});
export type UserDetails = z.output<typeof getUserDetails.output>;

export const updateUserDetails = endpoint({
  method: 'POST',
  path: '/api/updateUserDetails',
  summary: 'Change the profile; a guest who sends a valid e-mail becomes Registered',
  auth: 'player',
  limit: 'general',
  body: z.object({
    alias: z.optional(alias),
    age: z.optional(age),
    avatar: z.optional(avatar),
    email: z.optional(z.nullable(z.union([z.literal(''), email], 'Please enter a valid email address.'))),
    password: z.optional(newPassword),
  }),
  status: 200,
  output: z.object({ user }),
  errors: ['session_invalid', 'email_taken', 'weak_password', 'name_refused', 'not_allowed'],
});
