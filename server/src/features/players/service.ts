import type { User, UserDetails } from '@trivium/contract/users';
import { levelForXp } from '@trivium/rules/level';
import type { Player } from './store.ts';

/** The player as the player sees themself. */
export function toUser(p: Player): User {
  return {
    _id: p.id,
    alias: p.alias,
    email: p.email,
    age: p.age,
    avatar: p.avatar,
    level: levelForXp(p.xp),
    userType: p.user_type,
  };
}

export function toDetails(p: Player): UserDetails {
  return {
    user: toUser(p),
    coins: p.coins,
    knowledgePoints: p.xp,
    wisdomGems: p.wisdom_gems,
    enlightenmentCrystals: p.crystals,
  };
}
