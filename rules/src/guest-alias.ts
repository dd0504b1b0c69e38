import type { Random } from './random.ts';

const ADJECTIVES =
  'Able Agile Amber Brave Bright Brisk Calm Candid Cheery Civil Clever Cosmic Crisp Curious Daring Deft Eager Fair Fearless Fleet Gentle Gifted Glad Golden Happy Hardy Honest Humble Jolly Keen Kind Lively Loyal Lucky Merry Mighty Mindful Modest Nimble Noble Patient Plucky Polite Proud Quick Quiet Rapid Ready Sage Sharp Silver Sincere Smart Snappy Steady Sunny Swift Tidy Upbeat Vivid Warm Wise Witty Zesty'.split(
    ' ',
  );
const ANIMALS =
  'Owl Fox Raven Cat Hare Octopus Tortoise Elephant Bee Bear Lion Parrot Whale Wolf Stag Badger Beaver Bison Condor Crane Dolphin Falcon Finch Gecko Heron Ibis Jaguar Koala Lemur Lynx Marmot Mole Moose Newt Ocelot Otter Panda Pelican Penguin Puffin Quail Robin Seal Shark Sparrow Squid Stork Swan Tapir Tern Tiger Toucan Turtle Vole Walrus Weasel Wombat Wren Yak Zebra'.split(
    ' ',
  );

/** A friendly name for a guest, such as 'Curious Otter 4821': about 38 million of them, at most 22 characters. */
export function guestAlias(random: Random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? words[0];
  return `${pick(ADJECTIVES)} ${pick(ANIMALS)} ${1000 + Math.floor(random() * 9000)}`;
}
