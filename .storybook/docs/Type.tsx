import type { ReactNode } from 'react';

import { fontFamilies } from '../../ui/theme/fonts.ts';
import { vars } from '../../ui/theme/vars.css.ts';
import { DocTable, Example } from './components.tsx';
import * as styles from './docs.css.ts';
import { skinTokens } from './skinTokens.ts';

const sentence = 'Withdrawals of ₱12,345.60 arrive within ten minutes';

export function TypeSizes(): ReactNode {
  return (
    <Example>
      <div className={styles.specimens}>
        {Object.entries(vars.fontSize).map(([name, fontSize]) => (
          <div key={name} className={styles.specimen}>
            <code className={styles.code}>{`vars.fontSize.${name}`}</code>
            <span style={{ fontSize, lineHeight: vars.lineHeight.tight }}>{sentence}</span>
          </div>
        ))}
      </div>
    </Example>
  );
}

export function TypeWeights(): ReactNode {
  return (
    <Example>
      <div className={styles.specimens}>
        {Object.entries(vars.fontWeight).map(([name, fontWeight]) => (
          <div key={name} className={styles.specimen}>
            <code className={styles.code}>{`vars.fontWeight.${name}`}</code>
            <span style={{ fontWeight, fontSize: vars.fontSize.lg }}>{sentence}</span>
          </div>
        ))}
      </div>
    </Example>
  );
}

const family = (stack: string | undefined): string => stack?.split(',')[0]?.replaceAll('"', '') ?? '';

/** The fonts of each skin. */
export function SkinFonts(): ReactNode {
  return (
    <DocTable
      label="Type of each skin"
      rows={skinTokens}
      keyOf={({ name }) => name}
      columns={[
        { title: 'Skin', render: ({ name }) => <strong>{name}</strong> },
        { title: 'Body', render: ({ font }) => family(font['body']) },
        { title: 'Headings', render: ({ font }) => family(font['heading']) },
        { title: 'Weight of headings', render: ({ font }) => font['headingWeight'] },
      ]}
    />
  );
}

/** The families that a skin can use. */
export function FontFamilies(): ReactNode {
  return (
    <DocTable
      label="Bundled families"
      rows={Object.entries(fontFamilies)}
      keyOf={([name]) => name}
      columns={[
        { title: 'Family', render: ([name]) => <strong>{name}</strong> },
        { title: 'Weights', render: ([, { weights }]) => weights.join(' to ') },
        { title: 'Characters', render: ([, { subsets }]) => subsets.join(', ') },
      ]}
    />
  );
}

const samples = [
  [
    'vi',
    'Tiếng Việt',
    'Giao dịch rút tiền trên 50.000.000₫ cần được xác minh danh tính trước khi hệ thống chuyển vào tài khoản ngân hàng của bạn.',
  ],
  ['fil', 'Filipino', 'Ang mga pag-withdraw na higit sa ₱50,000 ay kailangang patunayan bago maipadala sa iyong nakarehistrong e-wallet.'],
  ['th', 'ไทย', 'การถอนเงินเกิน 50,000 บาทต้องยืนยันตัวตนก่อน ระบบจึงจะโอนเข้าบัญชีธนาคารที่ลงทะเบียนไว้ของคุณ'],
  ['zh-Hans', '简体中文', '超过五万元的提款须先完成身份验证，系统才会把款项转入您登记的银行账户。'],
] as const;

/** Long texts of the markets, in the fonts of body and headings. */
export function Samples(): ReactNode {
  return (
    <Example>
      <div className={styles.specimens}>
        {samples.map(([lang, name, text]) => (
          <div key={lang} lang={lang} className={styles.specimen}>
            <span className={styles.muted}>{name}</span>
            <strong style={{ fontFamily: vars.font.heading, fontWeight: vars.font.headingWeight, fontSize: vars.fontSize.xl }}>
              {text}
            </strong>
            <span>{text}</span>
          </div>
        ))}
      </div>
    </Example>
  );
}
