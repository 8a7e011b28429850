import { SlidersVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button, Menu, tableDensities } from '#ui';
import * as styles from './Records.css.ts';
import { oneOf } from './recordTypes.ts';
import { columnsIn, USUAL_VIEW, type TableView } from './tableViews.ts';

const stay = (event: Event): void => event.preventDefault();

interface ViewMenuProps {
  readonly columns: readonly { readonly key: string; readonly header: string; readonly detailOnly?: true | undefined }[];
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}

/** Chooses the height of a table's rows and its columns; phones have neither. Stays open, so that several can be chosen. */
export function ViewMenu({ columns, view, onChange }: ViewMenuProps) {
  const { t } = useTranslation('records');
  const shown = columnsIn(columns, view);
  const toggle = (key: string): void =>
    onChange({ ...view, toggled: view.toggled.includes(key) ? view.toggled.filter((other) => other !== key) : [...view.toggled, key] });
  return (
    <Menu.Root>
      <Menu.Trigger>
        <Button size="sm" className={styles.wideOnly} iconStart={<SlidersVertical size="1em" />}>
          {t('view')}
        </Button>
      </Menu.Trigger>
      <Menu.Content align="end">
        <Menu.Label className={styles.count}>{t('view_rows')}</Menu.Label>
        <Menu.RadioGroup
          value={view.density}
          onValueChange={(value) => onChange({ ...view, density: oneOf(tableDensities, value) ?? view.density })}
        >
          {tableDensities.map((density) => (
            <Menu.RadioItem key={density} value={density} onSelect={stay}>
              {t(`view_${density}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Label className={styles.count}>{t('view_columns')}</Menu.Label>
        {columns.slice(1).map((column) => (
          <Menu.CheckboxItem key={column.key} checked={shown.includes(column)} onCheckedChange={() => toggle(column.key)} onSelect={stay}>
            {column.header}
          </Menu.CheckboxItem>
        ))}
        <Menu.Separator />
        <Menu.Item onSelect={() => onChange(USUAL_VIEW)}>{t('view_usual')}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
