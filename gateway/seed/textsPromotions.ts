import type { EmblemName } from '../art/emblems.ts';
import type { PromotionRule } from '../api/promotions.ts';
import type { PromotionContact, PromotionStatus } from '#site/api/contract/promotions.ts';
import type { ByLanguage } from './texts.ts';

/** Names of the promotion categories, in display order. */
export const PROMOTION_CATEGORIES: Readonly<Record<string, ByLanguage<string>>> = {
  newcomers: { EN: 'New players', TY: 'Bagong manlalaro', ID: 'Pemain baru', VI: 'Người chơi mới', CN: '新玩家', TH: 'ผู้เล่นใหม่' },
  everyday: { EN: 'Every day', TY: 'Araw-araw', ID: 'Setiap hari', VI: 'Mỗi ngày', CN: '日常', TH: 'ทุกวัน' },
  events: { EN: 'Events', TY: 'Mga event', ID: 'Acara', VI: 'Sự kiện', CN: '活动', TH: 'กิจกรรม' },
  club: { EN: 'Club', TY: 'Club', ID: 'Klub', VI: 'Câu lạc bộ', CN: '俱乐部', TH: 'คลับ' },
};

type Words = readonly [title: string, summary: string, content: string];

export interface SeedPromotion {
  readonly id: string;
  readonly category: keyof typeof PROMOTION_CATEGORIES;
  readonly emblem: EmblemName;
  readonly rule: PromotionRule;
  /** Share of the amount that the rule uses. */
  readonly percent?: number;
  /** Maximum payout, in seed units (`seedUnit`). */
  readonly most?: number;
  /** Days from the time of seeding; open-ended without an end. */
  readonly days: readonly [from: number, to?: number];
  /** Applications contain the member's id at this service. */
  readonly contact?: PromotionContact;
  /** Rejected players may apply again. */
  readonly again?: true;
  /** Prizes of a raffle's tickets, in seed units, and the number of tickets with each. */
  readonly prizes?: readonly (readonly [amount: number, weight: number])[];
  /** State for the account `demo`, which has a history. */
  readonly demo?: PromotionStatus;
  readonly texts: ByLanguage<Words>;
}

/** Promotions that pay by a rule. */
export const PROMOTIONS: readonly SeedPromotion[] = [
  {
    id: 'welcome',
    category: 'newcomers',
    emblem: 'crown',
    rule: 'firstDeposit',
    percent: 50,
    most: 2000,
    days: [-30],
    texts: {
      EN: [
        'First deposit bonus',
        'Half of your first deposit on top, once.',
        '<p>Join, make your first deposit, and claim <strong>half of it</strong> on top.</p><ol><li>Press Join.</li><li>Deposit any amount.</li><li>Come back and press Claim. The bonus is in your wallet at once.</li></ol><p>One bonus for each player. It never has to be played through before you withdraw your own money.</p>',
      ],
      TY: [
        'Bonus sa unang deposito',
        'Dagdag na kalahati ng unang deposito, isang beses.',
        '<p>Sumali, magdeposito sa unang pagkakataon, at kunin ang <strong>kalahati nito</strong> bilang dagdag.</p><ol><li>Pindutin ang Sumali.</li><li>Magdeposito ng kahit magkano.</li><li>Bumalik at pindutin ang Kunin. Agad papasok sa wallet ang bonus.</li></ol><p>Isang bonus bawat manlalaro. Walang turnover na kailangan bago i-withdraw ang sarili mong pera.</p>',
      ],
      VI: [
        'Thưởng nạp lần đầu',
        'Tặng thêm một nửa khoản nạp đầu tiên, một lần.',
        '<p>Tham gia, nạp tiền lần đầu và nhận thêm <strong>một nửa</strong> khoản nạp.</p><ol><li>Nhấn Tham gia.</li><li>Nạp số tiền bất kỳ.</li><li>Quay lại và nhấn Nhận. Tiền thưởng vào ví ngay.</li></ol><p>Mỗi người chơi một lần. Không yêu cầu vòng cược trước khi rút tiền của chính bạn.</p>',
      ],
      ID: [
        'Bonus deposit pertama',
        'Tambahan setengah deposit pertama, satu kali.',
        '<p>Ikut, lakukan deposit pertama, lalu klaim <strong>setengahnya</strong> sebagai tambahan.</p><ol><li>Tekan Ikut.</li><li>Deposit jumlah berapa pun.</li><li>Kembali dan tekan Klaim. Bonus langsung masuk dompet.</li></ol><p>Satu bonus per pemain. Tanpa syarat turnover untuk menarik uang Anda sendiri.</p>',
      ],
      CN: [
        '首存红利',
        '首次存款加赠一半，限一次。',
        '<p>参加活动并完成首次存款，即可再领<strong>一半</strong>。</p><ol><li>点击参加。</li><li>存入任意金额。</li><li>返回本页点击领取，红利立即到账。</li></ol><p>每位玩家一次。提取自己的资金前无需先打流水。</p>',
      ],
      TH: [
        'โบนัสฝากครั้งแรก',
        'เพิ่มครึ่งหนึ่งของยอดฝากแรก หนึ่งครั้ง',
        '<p>เข้าร่วม ฝากเงินครั้งแรก แล้วรับเพิ่มอีก<strong>ครึ่งหนึ่ง</strong></p><ol><li>กดเข้าร่วม</li><li>ฝากเงินเท่าไรก็ได้</li><li>กลับมากดรับ โบนัสเข้ากระเป๋าทันที</li></ol><p>หนึ่งครั้งต่อผู้เล่น ถอนเงินของคุณเองได้โดยไม่ต้องทำยอดก่อน</p>',
      ],
    },
  },
  {
    id: 'gift',
    category: 'everyday',
    emblem: 'sun',
    rule: 'gift',
    most: 50,
    days: [-3, 60],
    texts: {
      EN: [
        'A small gift to start the season',
        'One press, and it is in your wallet.',
        '<p>We are glad that you are here. Press Claim and the gift is yours, to play with or to keep.</p><p>Once for each player while the season lasts.</p>',
      ],
      TY: [
        'Munting regalo sa bagong season',
        'Isang pindot, nasa wallet mo na.',
        '<p>Natutuwa kaming narito ka. Pindutin ang Kunin at sa iyo na ang regalo, ilaro man o itabi.</p><p>Isang beses bawat manlalaro habang tumatagal ang season.</p>',
      ],
      VI: [
        'Món quà nhỏ đầu mùa',
        'Nhấn một lần là tiền vào ví.',
        '<p>Chúng tôi rất vui vì có bạn. Nhấn Nhận và món quà là của bạn, để chơi hay để giữ.</p><p>Mỗi người chơi một lần trong mùa này.</p>',
      ],
      ID: [
        'Hadiah kecil pembuka musim',
        'Sekali tekan, langsung di dompet.',
        '<p>Kami senang Anda bergabung. Tekan Klaim dan hadiah ini milik Anda, untuk dimainkan atau disimpan.</p><p>Satu kali per pemain selama musim berlangsung.</p>',
      ],
      CN: ['新季小礼物', '点一下，即存入钱包。', '<p>很高兴有您相伴。点击领取，礼物归您，玩或存都可以。</p><p>本季期间每位玩家一次。</p>'],
      TH: [
        'ของขวัญเล็กๆ ต้นฤดูกาล',
        'กดครั้งเดียว เข้ากระเป๋าทันที',
        '<p>เราดีใจที่คุณอยู่ที่นี่ กดรับแล้วของขวัญเป็นของคุณ จะเล่นหรือเก็บไว้ก็ได้</p><p>หนึ่งครั้งต่อผู้เล่นตลอดฤดูกาล</p>',
      ],
    },
  },
  {
    id: 'cashback',
    category: 'everyday',
    emblem: 'coin',
    rule: 'netLoss',
    percent: 5,
    most: 500,
    days: [-14, 30],
    texts: {
      EN: [
        'Weekly cashback',
        'Five per cent of a week’s net loss comes back, once this month.',
        '<p>Some weeks are like that. Join, and claim <strong>five per cent</strong> of what the last seven days lost, wins counted against stakes.</p><p>Once this month, without conditions. If you play more than you meant to, a <a href="/help?topic=responsible">break</a> is the better help.</p>',
      ],
      TY: [
        'Lingguhang cashback',
        'Limang porsiyento ng net loss ng linggo ang ibabalik, isang beses ngayong buwan.',
        '<p>May mga linggong ganoon. Sumali, at kunin ang <strong>limang porsiyento</strong> ng natalo sa huling pitong araw, bawas ang panalo.</p><p>Isang beses ngayong buwan, walang kondisyon. Kung sumosobra na ang laro, mas makatutulong ang <a href="/help?topic=responsible">pahinga</a>.</p>',
      ],
      VI: [
        'Hoàn tiền hằng tuần',
        'Hoàn năm phần trăm số thua ròng của một tuần, một lần trong tháng.',
        '<p>Có những tuần như thế. Tham gia và nhận <strong>năm phần trăm</strong> số thua ròng của bảy ngày qua.</p><p>Một lần trong tháng, không kèm điều kiện. Nếu chơi nhiều hơn dự định, hãy <a href="/help?topic=responsible">nghỉ một chút</a>.</p>',
      ],
      ID: [
        'Cashback mingguan',
        'Lima persen kekalahan bersih seminggu kembali, sekali bulan ini.',
        '<p>Ada minggu yang seperti itu. Ikut, lalu klaim <strong>lima persen</strong> dari kekalahan bersih tujuh hari terakhir.</p><p>Sekali bulan ini, tanpa syarat. Bila bermain lebih dari rencana, <a href="/help?topic=responsible">jeda</a> lebih membantu.</p>',
      ],
      CN: [
        '每周返现',
        '返还一周净输的百分之五，本月一次。',
        '<p>总有不顺的时候。参加后可领取最近七天净输的<strong>百分之五</strong>。</p><p>本月一次，无附加条件。若玩得比打算的多，<a href="/help?topic=responsible">休息一下</a>更好。</p>',
      ],
      TH: [
        'คืนยอดเสียรายสัปดาห์',
        'คืนห้าเปอร์เซ็นต์ของยอดเสียสุทธิหนึ่งสัปดาห์ เดือนละครั้ง',
        '<p>บางสัปดาห์ก็เป็นแบบนั้น เข้าร่วมแล้วรับคืน<strong>ห้าเปอร์เซ็นต์</strong>ของยอดเสียสุทธิเจ็ดวันล่าสุด</p><p>เดือนละครั้ง ไม่มีเงื่อนไข ถ้าเล่นเกินที่ตั้งใจ <a href="/help?topic=responsible">การพัก</a>ช่วยได้มากกว่า</p>',
      ],
    },
  },
];
