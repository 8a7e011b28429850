import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { isMoney } from '../missionProgress.ts';
import { claimReward, missionPoints, missionStates } from '../missions.ts';

export const missionSummary: Handlers['missionSummary'] = (_input, context) =>
  ok({
    missions: missionStates(context, context.account).map(({ row, period, progress, status, isPast, endsAt }) => ({
      missionId: row.id,
      period: period.key,
      isPast,
      cadence: row.cadence,
      title: row.title,
      summary: row.summary,
      measured: { unit: isMoney(row.measure) ? ('money' as const) : ('count' as const), progress, goal: row.goal },
      points: row.points,
      bonus: row.bonus || null,
      status,
      endsAt,
    })),
    points: missionPoints(context, context.account),
  });

export const claimMission: Handlers['claimMission'] =
  ({ missionId, period }, context) =>
  () => {
    const answer = claimReward(context, context.account, missionId, period);
    return answer.success ? ok({ missionId, period, points: answer.value.points, bonus: answer.value.bonus || null }) : answer;
  };
