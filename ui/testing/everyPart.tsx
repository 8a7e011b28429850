import type { ReactNode, RefCallback } from 'react';

import * as kit from '../index.ts';

type Kit = typeof kit;

/** Every export of the kit that is a component: those with a capital. */
export type PartName = { [Name in keyof Kit]: Name extends Capitalize<Name> ? Name : never }[keyof Kit];

/** Native props for the part's element. */
export interface NativeProps {
  id?: string;
  className?: string;
  'data-testid'?: string;
  'aria-describedby'?: string;
  ref?: RefCallback<Element>;
}

/** After the present. */
const later = Date.UTC(2040, 0);
const ignore = (): void => undefined;
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const format = { formatAmount: String, formatTime: String };
const series = [{ id: 'profit', label: 'Profit', points: [{ at: 0, amount: 100 }, { at: 1, amount: -250 }] }] as const; // prettier-ignore
const columns: kit.TableColumn<number>[] = [
  { key: 'n', header: 'Number', cell: String, sortValue: Number, width: 120 },
  { key: 'double', header: 'Double', cell: (n) => n * 2, align: 'end' },
];
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: <p>{id}</p> }));
const tabs = ['One', 'Two'].map((label) => ({ value: label, label, content: <p>{`Panel ${label}`}</p> }));

/** Asks each hook of the kit. */
function Hooks(): ReactNode {
  const { theme } = kit.useTheme();
  const { playing } = kit.usePlayback('moving');
  const load = kit.useInfiniteScroll({ onLoadMore: ignore, active: false });
  return <p ref={load}>{`${theme} ${playing} ${kit.useSecondsLeft(later)}`}</p>;
}

function Toaster(native: NativeProps): ReactNode {
  const show = kit.useToast();
  return (
    <button type="button" onClick={() => show({ message: 'Saved', ...native })}>
      Show toast
    </button>
  );
}

function Asker(native: NativeProps): ReactNode {
  const dialogs = kit.useDialogs();
  return (
    <button type="button" onClick={() => void dialogs.alert({ text: 'Saved', ok: 'OK' })} {...native}>
      Show dialog
    </button>
  );
}

/** One or more uses of every component; the native props go to the one element that has to receive them. */
export const everyPart: Readonly<Record<PartName, (native: NativeProps) => ReactNode>> = {
  Accordion: (native) => (
    <>
      <kit.Accordion {...native} items={[{ value: 'a', title: 'Question', content: 'Answer' }]} defaultValue="a" />
      <kit.Accordion items={[{ value: 'a', title: 'Closed', content: 'Answer' }]} />
    </>
  ),
  Avatar: (native) => <kit.Avatar {...native} name="Ana Cruz" />,
  AmountField: (native) => <kit.AmountField {...native} label="Amount" currency="₱" exponent={2} presets={[10_000, 50_000]} max={90_000} />,
  Badge: (native) => <kit.Badge {...native}>New</kit.Badge>,
  Button: (native) => <kit.Button {...native}>Save</kit.Button>,
  ButtonLink: (native) => (
    <kit.ButtonLink {...native} href="/">
      Home
    </kit.ButtonLink>
  ),
  CaptchaField: (native) => <kit.CaptchaField {...native} label="Captcha" src={picture} onRefresh={ignore} />,
  Carousel: (native) => (
    <>
      <kit.Carousel {...native} label="Offers" slides={slides} autoplayMs={5000} />
      <kit.Carousel label="Games" slides={slides} variant="rail" heading="Games" slidesPerView={{ narrow: 1.5, medium: 2, wide: 3 }} />
    </>
  ),
  CheckboxField: (native) => <kit.CheckboxField {...native} label="Remember me" />,
  CodeField: (native) => <kit.CodeField {...native} label="Code" onSend={ignore} resendAt={later} />,
  CountBadge: (native) => <kit.CountBadge {...native} count={3} label="3 messages" />,
  DateField: (native) => <kit.DateField {...native} label="Day" defaultValue="2026-03-01" />,
  DateRangeField: (native) => <kit.DateRangeField {...native} label="Days" />,
  Dialog: (native) => (
    <kit.Dialog {...native} name="dialog" title="Sure?" open onClose={ignore} actions={[{ label: 'OK', onSelect: ignore }]} />
  ),
  Drawer: (native) => <kit.Drawer {...native} name="drawer" title="Menu" open onClose={ignore} />,
  EmptyState: (native) => <kit.EmptyState {...native} title="Nothing yet" text="Come back later" />,
  IconButton: (native) => (
    <kit.IconButton {...native} aria-label="Close">
      ×
    </kit.IconButton>
  ),
  ImageField: (native) => <kit.ImageField {...native} label="Images" />,
  InfiniteSentinel: (native) => <kit.InfiniteSentinel {...native} onLoadMore={ignore} hasMore loading />,
  KitLink: (native) => (
    <kit.KitLink {...native} href="/">
      Home
    </kit.KitLink>
  ),
  DialogsProvider: (native) => (
    <kit.DialogsProvider dialog={kit.Dialog}>
      <Asker {...native} />
    </kit.DialogsProvider>
  ),
  KitProvider: (native) => (
    <kit.KitProvider direction="rtl" languages={['vi']}>
      <kit.Button {...native}>In a provider</kit.Button>
      <Hooks />
      <kit.Tabs aria-label="Sections" tabs={tabs} />
    </kit.KitProvider>
  ),
  LazyImage: (native) => (
    <>
      <kit.LazyImage {...native} src={picture} alt="Offer" aspectRatio={16 / 9} />
      <kit.LazyImage src={picture} alt="" aspectRatio={1} priority />
    </>
  ),
  Marquee: (native) => <kit.Marquee {...native} label="Notices" items={[{ id: 'a', content: 'Welcome' }]} />,
  Menu: (native) => (
    <>
      <kit.Menu {...native} trigger={<kit.Button>Account</kit.Button>} items={[{ label: 'Log out', onSelect: ignore }, 'separator', { label: 'Home', href: '/' }]} defaultOpen />
      <kit.Menu trigger={<kit.Button>Closed</kit.Button>} items={[]} />
    </>
  ), // prettier-ignore
  Modal: (native) => (
    <>
      <kit.Modal {...native} name="modal" title="Welcome" open onClose={ignore} />
      <kit.Modal name="closed" title="Closed" open={false} onClose={ignore} />
    </>
  ),
  MoneyChart: (native) => <kit.MoneyChart {...native} label="Profit" series={series} {...format} />,
  NumberField: (native) => <kit.NumberField {...native} label="Number" />,
  Pagination: (native) => <kit.Pagination {...native} page={2} pageCount={9} aria-label="Pages" onPageChange={ignore} />,
  PasswordField: (native) => <kit.PasswordField {...native} label="Password" />,
  PauseButton: (native) => (
    <kit.PauseButton
      {...native}
      playback={{
        playing: true,
        paused: false,
        reduced: false,
        toggle: ignore,
        holdProps: { onPointerEnter: ignore, onPointerLeave: ignore, onFocus: ignore, onBlur: ignore },
      }}
    />
  ),
  PhoneField: (native) => <kit.PhoneField {...native} label="Phone" countries={[{ code: 'PH', name: 'Philippines', dialCode: '63' }]} />,
  Progress: (native) => (
    <>
      <kit.Progress {...native} label="Points" value={40} />
      <kit.Progress label="Unknown" />
    </>
  ),
  RadioField: (native) => <kit.RadioField {...native} name="radio" label="Choice" options={[{ value: 'a', label: 'A' }]} />,
  SelectField: (native) => <kit.SelectField {...native} label="Choice" options={[{ value: 'a', label: 'A' }]} />,
  ShareChart: (native) => <kit.ShareChart {...native} label="Shares" parts={[{ id: 'a', label: 'A', amount: 5 }]} formatAmount={String} />,
  Skeleton: (native) => (
    <>
      <kit.Skeleton {...native} width="40%" height={20} />
      <kit.Skeleton shape="text" />
    </>
  ),
  Spinner: (native) => <kit.Spinner {...native} />,
  Table: (native) => (
    <>
      <kit.Table {...native} caption="Numbers" columns={columns} rows={[2, 1]} rowKey={Number} sort={{ key: 'n', direction: 'ascending' }} maxBlockSize={300} />
      <kit.Table caption="Loading" columns={columns} rows={[]} rowKey={Number} loading />
    </>
  ), // prettier-ignore
  Tabs: (native) => <kit.Tabs {...native} aria-label="Sections" tabs={tabs} />,
  TextAreaField: (native) => <kit.TextAreaField {...native} label="Text" maxLength={100} defaultValue="Hello" minRows={2} maxRows={5} />,
  TextField: (native) => <kit.TextField {...native} label="Name" description="As on your card" message="Required" />,
  Ticker: (native) => <kit.Ticker {...native} value="₱ 1,234.50" />,
  ToastProvider: (native) => (
    <kit.ToastProvider>
      <Toaster {...native} />
    </kit.ToastProvider>
  ),
  Tooltip: (native) => (
    <kit.Tooltip {...native} label="Saves the form">
      <kit.Button>Save</kit.Button>
    </kit.Tooltip>
  ),
  Breadcrumb: (native) => (
    <kit.Breadcrumb
      {...native}
      label="Team"
      items={[{ label: 'Agents', href: '/' }, { label: 'rosa', onSelect: ignore }, { label: 'pedro' }]}
    />
  ),
  Callout: (native) => (
    <>
      <kit.Callout {...native} tone="info" title="Soon" action={<kit.Button>Go</kit.Button>}>
        Ten minutes.
      </kit.Callout>
      <kit.Callout live="polite" />
    </>
  ),
  Card: (native) => <kit.Card {...native}>Offer</kit.Card>,
  CheckboxGroupField: (native) => <kit.CheckboxGroupField {...native} name="games" label="Games" options={[{ value: 'a', label: 'A' }]} />,
  Chip: (native) => <kit.Chip {...native} label="Pearl" onRemove={ignore} />,
  ComboboxField: (native) => (
    <kit.ComboboxField {...native} label="Bank" options={[{ value: 'a', label: 'A' }]} value="a" onChange={ignore} />
  ),
  CopyButton: (native) => <kit.CopyButton {...native} value="PH00" />,
  Countdown: (native) => <kit.Countdown {...native} until={undefined} label="Next draw" />,
  DescriptionList: (native) => <kit.DescriptionList {...native} items={[{ term: 'Amount', value: '₱5' }]} />,
  Divider: (native) => (
    <>
      <kit.Divider {...native} />
      <kit.Divider label="or" />
    </>
  ),
  Grid: (native) => <kit.Grid {...native}>One</kit.Grid>,
  Heading: (native) => (
    <kit.Heading {...native} level={2}>
      Games
    </kit.Heading>
  ),
  Link: (native) => (
    <>
      <kit.Link {...native} href="/terms">
        Terms
      </kit.Link>
      <kit.Link href="https://example.com" external standalone>
        Regulator
      </kit.Link>
    </>
  ),
  Popover: (native) => (
    <kit.Popover {...native} trigger={<kit.Button>Help</kit.Button>} aria-label="Help" defaultOpen>
      More
    </kit.Popover>
  ),
  Row: (native) => <kit.Row {...native}>One</kit.Row>,
  SearchField: (native) => <kit.SearchField {...native} label="Search" value="pearl" onChange={ignore} />,
  SegmentedControl: (native) => <kit.SegmentedControl {...native} aria-label="Period" segments={[{ value: 'day', label: 'Day' }]} />,
  SliderField: (native) => <kit.SliderField {...native} label="Volume" min={0} max={10} />,
  Stack: (native) => <kit.Stack {...native}>One</kit.Stack>,
  Stepper: (native) => <kit.Stepper {...native} label="Deposit" steps={['One', 'Two']} current={1} />,
  SwitchField: (native) => <kit.SwitchField {...native} label="Sounds" />,
  Text: (native) => <kit.Text {...native}>Words</kit.Text>,
  VisuallyHidden: (native) => <kit.VisuallyHidden {...native}>Hidden</kit.VisuallyHidden>,
};
