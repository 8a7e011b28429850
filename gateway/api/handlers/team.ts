import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { findBelow } from '../../domain/team/lines.ts';
import { changeLink, createLink, linkPage } from '../../domain/team/links.ts';
import { memberDetail, memberPage } from '../../domain/team/members.ts';
import { outsideBounds, rateSet, ratesGiven, ratesIn, ratesOf, writeRates } from '../../domain/team/rates.ts';
import { openDownline } from '../../domain/team/register.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const ownRates: Handlers['ownRates'] = (_input, { db, account }) => ok({ rates: rateSet(ratesOf(db, account.id)) });

export const registerDownline: Handlers['registerDownline'] = (input, context) => openDownline(input, context);

export const downlineLinks: Handlers['downlineLinks'] = (input, context) => ok(linkPage(input, context));
export const createDownlineLink: Handlers['createDownlineLink'] = (input, context) => () => createLink(input, context);
export const changeDownlineLink: Handlers['changeDownlineLink'] = (input, context) => () => changeLink(input, context);

export const teamMembers: Handlers['teamMembers'] = (input, context) => memberPage(input, context);
export const teamMember: Handlers['teamMember'] = ({ memberId }, context) => memberDetail(memberId, context);

export const changeMemberRates: Handlers['changeMemberRates'] =
  ({ memberId, rates }, context) =>
  () => {
    const { db, merchant, account } = context;
    const below = findBelow(context, memberId);
    // Members further down have the rates of their own upline.
    if (below?.level !== 1) return refuse(PAGE_CODE.memberUnknown, { field: 'memberId' });
    const wanted = ratesIn(rates);
    const refused = outsideBounds(wanted, ratesOf(db, account.id), ratesGiven(db, below.id));
    if (refused !== undefined) return refused;
    writeRates(db, merchant.code, below.id, wanted);
    return ok({ rates });
  };
