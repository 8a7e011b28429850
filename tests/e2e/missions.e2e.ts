import type { Locator } from '@playwright/test';

import { loseAnswer, rewardsOf } from './support/rewards.ts';
import { expect, test } from './support/test.ts';

/** How many an entry's badge says are waiting. */
async function countIn(entry: Locator): Promise<number> {
  const said = entry.getByText(/waiting/);
  return (await said.count()) === 0 ? 0 : Number(/\d+/.exec((await said.textContent()) ?? '')?.[0]);
}

// It leaves its mark on its member.
test.beforeEach(({ panel, problems }) => {
  panel.seedAfterwards();
  problems.allow(/Failed to load resource/);
});

test('[MEM-12] [MEM-14] missions show real progress, pay once, and count for the leaderboard', async ({ page, site, texts, panel }) => {
  await site.enter('team161');
  await page.goto('/');
  await panel.fault('missionSummary', 'status-500', 1);
  await page.goto('/?centre=missionLeaderboard');
  const { centre, t, badge } = rewardsOf(page, texts);
  await centre.getByRole('button', { name: texts('lobby', 'retry') }).click();
  const hello = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Say hello' }) });
  const rounds = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A handful of rounds' }) });
  await expect(hello.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t('mission_progress', '1', '1'));
  await expect(rounds.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t('mission_progress', '0', '5'));
  await expect(rounds.getByRole('button')).toHaveCount(0);
  await expect.poll(() => countIn(badge('mission_activity'))).toBeGreaterThan(0);
  const before = await countIn(badge('mission_activity'));

  await panel.fault('claimMission', 'status-500', 1);
  await hello.getByRole('button').click();
  await expect(hello.getByRole('alert')).toHaveText(texts('payment', 'money_unsure'));
  await loseAnswer(panel, 'claimMission');
  await hello.getByRole('button').click();
  await expect(page.getByText(t('mission_paid', t('points_more', '5'), 'Say hello'), { exact: true })).toBeVisible();
  await expect(hello).toContainText(t('mission_claimed'));
  await expect(hello.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => countIn(badge('mission_activity'))).toBe(before - 1);

  await centre.getByRole('tab', { name: t('board') }).click();
  await expect(centre.getByText(texts('club', 'board_own', '', '5').split('{')[0]?.split(':')[0] ?? '')).toBeVisible();
  await expect(page).toHaveURL(/modal\.view=board/);
});
