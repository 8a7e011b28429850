/** The simulated platform, in the editor's shell. */
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/editor.ts';

test('[API-1] [API-5] the control panel is a tab of the editor: status, flags, rules, clock and messages', async ({
  page,
  panel,
  texts,
}) => {
  panel.seedAfterwards();
  await page.goto('/dev');
  const simulator = page.getByRole('region', { name: 'Platform simulator' });
  await expect(page.getByRole('tab', { name: 'Platform simulator' })).toHaveAttribute('aria-selected', 'true');
  await expect(simulator.getByRole('link')).toHaveAttribute('href', '/dev/api');
  expect(await axeViolations(page)).toEqual([]);

  const flag = simulator.getByRole('switch', { name: 'MOBILENUMREG3' });
  await expect(flag).toBeChecked();
  await flag.click();
  await expect(flag).not.toBeChecked();
  const clock = simulator.getByText(/clock: /);
  const before = await clock.innerText();
  await simulator.getByRole('textbox', { name: 'Forward by, in minutes' }).fill('2880');
  await simulator.getByRole('button', { name: 'Advance the clock' }).click();
  await expect(clock).not.toHaveText(new RegExp(before.slice(0, 28)));
  await simulator.getByRole('textbox', { name: 'Registration rules' }).fill('{');
  await simulator.getByRole('button', { name: 'Save rules' }).click();
  await expect(simulator.getByText('This is no JSON.')).toBeVisible();

  await simulator.getByRole('combobox', { name: 'Status' }).selectOption('1');
  const players = await page.context().newPage();
  await players.goto('/?language=EN');
  await expect(players.getByRole('heading', { name: texts('shell', 'game_maintenance') })).toBeVisible();
  await simulator.getByRole('button', { name: 'Reset this merchant' }).click();
  await page.getByRole('alertdialog', { name: 'Reset demo?' }).getByRole('button', { name: 'Reset this merchant' }).click();
  await expect(simulator.getByRole('combobox', { name: 'Status' })).toHaveValue('0');
  await expect(flag).toBeChecked();
});

test('[API-5] faults of calls are planned and cleared', async ({ page, panel }) => {
  panel.seedAfterwards();
  await page.goto('/editor?panel=simulator');
  const simulator = page.getByRole('region', { name: 'Platform simulator' });
  await simulator.getByRole('combobox', { name: 'Call' }).selectOption('login');
  await simulator.getByRole('combobox', { name: 'Kind' }).selectOption('refused');
  await simulator.getByRole('textbox', { name: 'Code' }).fill('login.ip.unregistered');
  await simulator.getByRole('button', { name: 'Plan' }).click();
  await expect(simulator.getByText('login: refused login.ip.unregistered × 1')).toBeVisible();
  await page.reload();
  await simulator.getByRole('button', { name: 'Clear all' }).click();
  await expect(simulator.getByText('login: refused')).toHaveCount(0);
});
