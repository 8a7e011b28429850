import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallName } from '#site/api/contract/index.ts';
import type { RateSet } from '#site/api/contract/team.ts';
import { send, tokenOf } from './support.ts';

/** Nothing of anything. */
export const NO_RATES: RateSet = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, LOTT: 0, ELOTT: 0 };

/** Sensible requests for the rows about an agent's own team; `agent2` asks. */
export const TEAM_EXAMPLES = {
  ownRates: {},
  registerDownline: { username: 'newdownline', password: 'Morning2026', accountType: 0, rates: NO_RATES },
  downlineLinks: { pageNo: 1, pageSize: 10 },
  createDownlineLink: { accountType: 0, rates: NO_RATES, note: 'Friends' },
  changeDownlineLink: { linkId: '0', action: 'close' },
  teamMembers: { pageNo: 1, pageSize: 10 },
  teamMember: { memberId: '0' },
  changeMemberRates: { memberId: '0', rates: NO_RATES },
};

/** All of them; none answers a trial account. */
export const TEAM_ROWS = Object.keys(TEAM_EXAMPLES) as CallName[];

/** Whose team they are about. */
export const TEAM_ASKED_BY: Partial<Record<CallName, string>> = Object.fromEntries(TEAM_ROWS.map((name) => [name, 'agent2']));

/** Somebody of `agent2`'s line without downlines of its own, and a link of its own. */
export function teamPreparations(gateway: RunningGateway): Partial<Record<CallName, () => Promise<unknown>>> {
  const idOf = async () => {
    const token = await tokenOf(gateway, 'agent2');
    const { list } = (await send(gateway, calls.teamMembers, { search: 'line009', pageNo: 1, pageSize: 1 }, { token })).value;
    return { memberId: list[0]?.memberId };
  };
  return {
    teamMember: idOf,
    changeMemberRates: idOf,
    changeDownlineLink: async () => {
      const token = await tokenOf(gateway, 'agent2');
      const { linkId } = (await send(gateway, calls.createDownlineLink, { accountType: 0, rates: NO_RATES }, { token })).value;
      return { linkId };
    },
  };
}
