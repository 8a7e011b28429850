/**
 * The closed lists of words that config may use. A condition on anything outside them is a fault,
 * so a typo can never open a block.
 */
import { REGISTRATION_FIELDS } from '#site/api/contract/registrationFields.ts';

export const SESSIONS = ['visitor', 'member', 'trial', 'agent'] as const;
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export const FEATURES = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'] as const;

/** What member info says of a member, yes or no. */
export const MARKS = ['toUpline'] as const;

/** 0 is an ordinary member, 4 a trial account, the others are agents. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;

/** ESPORTS and DS88 never come from the platform: the client derives them from the SPORTS lane. */
export const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'DS88', 'LOTT', 'ELOTT'] as const;

export const LANGUAGES = [
  'CN',
  'EN',
  'JA',
  'TH',
  'VI',
  'MY',
  'ES',
  'HI',
  'ID',
  'KM',
  'KO',
  'KR',
  'MS',
  'PT',
  'TA',
  'TW',
  'TY',
  'UR',
  'UR-LA',
  'PT-BR',
  'TR',
  'BN',
  'AR',
  'FA',
  'RU',
  'KK',
  'UZ',
  'LO',
  'NE',
  'FR',
] as const;

/** Every field a registration form may place: those with a rule, and those the form itself adds. */
export const FORM_FIELDS = [...REGISTRATION_FIELDS, 'confirmPassword', 'verificationCode', 'referralCode'] as const;

export const RULE_STATES = ['enabled', 'required'] as const;

/** The areas of a layout, in the order they render and are read out. */
export const AREAS = ['header', 'banner', 'main', 'side', 'footer', 'right', 'floating'] as const;

export const ON_FAULT = ['omit', 'placeholder', 'base'] as const;

/** The modal that the site opens for players who must change their password first. */
export const CHANGE_PASSWORD = 'changePassModal';

export type Session = (typeof SESSIONS)[number];
export type Device = (typeof DEVICES)[number];
export type Feature = (typeof FEATURES)[number];
export type Mark = (typeof MARKS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Language = (typeof LANGUAGES)[number];
export type FormField = (typeof FORM_FIELDS)[number];
export type AreaName = (typeof AREAS)[number];
export type OnFault = (typeof ON_FAULT)[number];
