/** When a part is the right one, and what to take instead where it is not. */
interface Usage {
  readonly use: string;
  readonly avoid: string;
}

/** By the id of the part's stories. Code is in backticks. */
export const usage: Readonly<Record<string, Usage>> = {
  // Actions
  button: {
    use: 'Something happens on this page: a form is sent, a dialog opens. One `primary` per view, for what most people want next.',
    avoid: 'It leads to another page: `ButtonLink` looks the same and is a link. An icon alone needs `IconButton` and its name.',
  },
  copybutton: {
    use: 'A value that people take elsewhere: an account number, a referral link, a reference.',
    avoid: 'Values that are only read. Secrets.',
  },
  // Forms
  amountfield: {
    use: 'Money in integer minor units, with presets and a maximum.',
    avoid: 'Plain numbers, such as days: `NumberField`. A rough choice within a range: `SliderField`.',
  },
  captchafield: {
    use: 'The characters of a picture that your server sends.',
    avoid: 'A code from a message or an app: `CodeField`.',
  },
  checkboxfield: {
    use: 'One thing to agree to or to leave out, which takes effect when the form is sent.',
    avoid: 'A setting that changes at once: `SwitchField`. Several options under one question: `CheckboxGroupField`.',
  },
  checkboxgroupfield: {
    use: 'Any number of a few options that should all be visible; chips for filters.',
    avoid: 'Exactly one option: `RadioField`. More than about seven.',
  },
  codefield: {
    use: 'A one-time code, with its button to send one and the wait until the next.',
    avoid: 'Passwords: `PasswordField`. Codes without sending: `TextField` with `inputMode="numeric"`.',
  },
  comboboxfield: {
    use: 'One of many options that people know by name: banks, games, cities.',
    avoid: 'Fewer than about ten options: `SelectField` or `RadioField`. Free text: `SearchField`.',
  },
  datefield: {
    use: 'One day: a date of birth, a deadline. It can be typed as well as picked.',
    avoid: 'A first and a last day: `DateRangeField`.',
  },
  daterangefield: {
    use: 'A period of a report or a record, with presets such as the last 7 days.',
    avoid: 'Only a few fixed periods: `SegmentedControl`.',
  },
  imagefield: {
    use: 'Photos that are checked and uploaded: proof of payment, an ID.',
    avoid: 'Files that are no pictures.',
  },
  numberfield: {
    use: 'A number that is typed or changed by steps: days, rounds.',
    avoid: 'Money: `AmountField`. Digits that are no quantity, such as account numbers: `TextField`.',
  },
  passwordfield: {
    use: 'A password, shown on request. Set `autoComplete` to `current-password` or `new-password`.',
    avoid: 'Codes that are used once: `CodeField`.',
  },
  phonefield: {
    use: 'A phone number with its country, also pasted with its prefix.',
    avoid: 'Countries without a number: `SelectField`.',
  },
  radiofield: {
    use: 'One of two to about seven options that people compare.',
    avoid: 'Many options: `SelectField`. A view that changes at once: `SegmentedControl` or `Tabs`.',
  },
  searchfield: {
    use: 'Free text that filters or finds.',
    avoid: 'A choice from a known list: `ComboboxField`.',
  },
  segmentedcontrol: {
    use: 'Two to five short choices that change what is shown at once: day, week, month.',
    avoid: 'Sections with content of their own: `Tabs`. Answers of a form: `RadioField`.',
  },
  selectfield: {
    use: 'One of several known options where room is scarce.',
    avoid: 'Up to about five options that people compare: `RadioField`. Very many: `ComboboxField`. Commands: `Menu`.',
  },
  sliderfield: {
    use: 'A value within a range where near enough is good enough.',
    avoid: 'An exact value, and money: `NumberField`, `AmountField`.',
  },
  switchfield: {
    use: 'A setting that is on or off and takes effect at once.',
    avoid: 'Consent, and what a form sends: `CheckboxField`.',
  },
  textareafield: {
    use: 'Text of several lines, which grows as it is typed.',
    avoid: 'One line: `TextField`.',
  },
  textfield: {
    use: 'One line of text. Native `type`, `inputMode` and `autoComplete` bring the right keyboard and suggestions.',
    avoid: 'Passwords, money, phone numbers and codes have fields of their own.',
  },
  // Overlays
  dialog: {
    use: 'A question that must be answered before anything else, or news that must be seen.',
    avoid: 'Forms and longer content: `Modal`. News that can be missed: `Toast`. A problem within the page: `Callout`.',
  },
  drawer: {
    use: 'Navigation or tools from an edge of the screen, beside the page that they belong to.',
    avoid: 'A task with a beginning and an end: `Modal`.',
  },
  menu: {
    use: 'Commands and links behind one button.',
    avoid: 'A value of a form: `SelectField`. Fields or text: `Popover`.',
  },
  modal: {
    use: 'A task that interrupts the page and returns to it: login, a form, terms.',
    avoid: 'A yes-or-no question: `Dialog`. Content that deserves an address of its own: a page.',
  },
  popover: {
    use: 'Details or a small form beside what they belong to.',
    avoid: 'Plain words on hover: `Tooltip`. Commands: `Menu`.',
  },
  tooltip: {
    use: 'The name of an icon, or a few words more about a control.',
    avoid: 'Anything that is needed: touch screens show no hover. Links and buttons: `Popover`.',
  },
  // Navigation
  accordion: {
    use: 'Questions and answers, of which people read one or two.',
    avoid: 'Content that most people need. Sections of equal rank: `Tabs`.',
  },
  breadcrumb: {
    use: 'Pages in levels, three or more deep.',
    avoid: 'A flat site. Steps of a task: `Stepper`.',
  },
  pagination: {
    use: 'Rows that people come back to by page: records, reports.',
    avoid: 'Browsing without an end: `InfiniteSentinel`.',
  },
  stepper: {
    use: 'The current step of a task of three to six.',
    avoid: 'An unknown number of steps: `Progress`. Free movement between sections: `Tabs`.',
  },
  tabs: {
    use: 'Sections of equal rank of which one is shown.',
    avoid: 'A filter of the same content: `SegmentedControl`. Pages with addresses: links.',
  },
  // Data
  avatar: {
    use: 'A person or an account, by picture or initials.',
    avoid: 'Logos and game art: `LazyImage`.',
  },
  badge: {
    use: 'The state of the thing beside it, in one or two words; `CountBadge` for how many are new.',
    avoid: 'Something to press: `Chip` or `Button`. A sentence: `Callout`.',
  },
  chip: {
    use: 'A chosen filter or value that can be removed.',
    avoid: 'A state that only is shown: `Badge`. Choosing itself: `CheckboxGroupField` with chips.',
  },
  countdown: {
    use: 'The time until something begins or ends.',
    avoid: 'The wait for a code: `CodeField` has it. Waits of a few seconds: `Spinner`.',
  },
  descriptionlist: {
    use: 'Facts about one thing, each with its name.',
    avoid: 'Many things with the same facts: `Table`.',
  },
  moneychart: {
    use: 'Amounts over time, in lines or bars.',
    avoid: 'Parts of a whole: `ShareChart`. A few exact amounts: `Table`.',
  },
  sharechart: {
    use: 'Up to about six parts of a whole.',
    avoid: 'Change over time: `MoneyChart`. Parts of nearly equal size: `Table`.',
  },
  table: {
    use: 'Many things with the same facts, to compare and to sort. On phones each row is a card.',
    avoid: 'Layout: `Grid`. One thing: `DescriptionList`.',
  },
  ticker: {
    use: 'One amount that changes in sight, such as a jackpot.',
    avoid: 'Amounts that change on request, such as a balance: plain text.',
  },
  // Feedback
  callout: {
    use: 'A message about a part of the page, at that part, which stays.',
    avoid: 'A message about one field: its `message`. An answer to a press: `Toast`.',
  },
  emptystate: {
    use: 'A list without entries, or one that could not be loaded, with what to do next.',
    avoid: 'Content that is still loading: `Skeleton`.',
  },
  progress: {
    use: 'How much of a known amount is done.',
    avoid: 'A wait of unknown length: `Spinner`.',
  },
  skeleton: {
    use: 'Content that is loading and whose shape is known.',
    avoid: 'An action that was pressed: `loading` of `Button`.',
  },
  spinner: {
    use: 'A short wait whose length and result are unknown.',
    avoid: 'Whole pages and lists: `Skeleton`. Known progress: `Progress`.',
  },
  toast: {
    use: 'What came of an action, in a few words, while people go on.',
    avoid: 'What must be read or decided: `Dialog`. An error of a field: its `message`.',
  },
  // Layout
  card: {
    use: 'Content that belongs together and is one of several.',
    avoid: 'A frame around a whole page, or a card within a card.',
  },
  stack: {
    use: 'Distances by the scale: `Stack` below each other, `Row` beside each other, `Grid` in columns, `Divider` between.',
    avoid: 'Tables of data: `Table`.',
  },
  // Typography
  text: {
    use: 'Words in the sizes, tones and weights of the skin; `Heading` by its level in the page, `Link` to go somewhere.',
    avoid: 'An action: `Button`. A heading chosen by its size: `Text` has sizes.',
  },
  // Media
  carousel: {
    use: 'A few offers, or a rail of games, each of which is worth seeing.',
    avoid: 'Content that everybody needs: later slides are rarely seen. All of many: `Grid`.',
  },
  lazyimage: {
    use: 'Pictures below the first screen, with their place reserved.',
    avoid: 'The first picture of a page: give it `priority`. Icons.',
  },
  marquee: {
    use: 'Short notices where one line is all the room there is.',
    avoid: 'What must be read: `Callout`.',
  },
  pausebutton: {
    use: 'With `usePlayback`, for anything that moves for more than five seconds.',
    avoid: 'Carousels and marquees: they have one.',
  },
  // Utilities
  infinitesentinel: {
    use: 'The end of a list that loads more by itself, with its progress and its error.',
    avoid: 'Rows that people look for by page: `Pagination`.',
  },
  visuallyhidden: {
    use: 'Words for screen readers that the picture already says.',
    avoid: 'Names of icon buttons: `aria-label`. Words that help everybody: show them.',
  },
};
